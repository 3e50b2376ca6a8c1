import { Progress } from "../../ui/Progress";
import { chakra } from "../../ui/theme/chakra";
import { SCORES, type Material, type Score } from "./content";

const List = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
    columnGap: "10",
    rowGap: "4",
  },
});
const Row = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "1fr auto",
    rowGap: "1",
    fontSize: "small",
    "& dd": { fontWeight: "600", fontVariantNumeric: "tabular-nums lining-nums" },
    "& dd:last-child": { gridColumn: "1 / -1" },
  },
});

/** Scores of a material as figures and bars; the bars are labelled for screen readers. */
export function ScoreBars({ scores }: Pick<Material, "scores">) {
  return (
    <List>
      {(Object.keys(SCORES) as Score[]).map((score) => (
        <Row key={score}>
          <dt>{SCORES[score]}</dt>
          <dd aria-hidden>{scores[score]}</dd>
          <dd>
            <Progress value={scores[score]} of={100} label={`${scores[score]} out of 100`} />
          </dd>
        </Row>
      ))}
    </List>
  );
}
