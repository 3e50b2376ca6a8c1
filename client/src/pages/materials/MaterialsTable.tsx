import { chakra } from "../../ui/theme/chakra";
import { MATERIAL_LIST, type Score } from "./content";
import { PriceRange } from "./PriceRange";

/** Column headers, short enough for phones. */
const COLUMNS: Readonly<Record<Score, string>> = {
  durability: "Durability",
  moistureResistance: "Moisture",
  lightControl: "Light",
  insulation: "Insulation",
};

const Frame = chakra("div", {
  base: {
    // Contains the visually hidden text, which would widen the page otherwise.
    position: "relative",
    overflowX: "auto",
    mx: "calc(var(--gutter) * -1)",
    px: "var(--gutter)",
    maxW: "calc(52rem + var(--gutter) * 2)",
  },
});
const Table = chakra("table", {
  base: {
    w: "full",
    fontSize: { base: "small", md: "control" },
    textAlign: "left",
    fontVariantNumeric: "tabular-nums lining-nums",
    "& caption": { textStyle: "small", color: "fg.muted", textAlign: "left", captionSide: "bottom", pt: "3" },
    "& th, & td": { h: "12", pr: { base: "2", md: "6" }, borderBottomWidth: "1px", borderColor: "border" },
    "& thead th": { h: "10", fontSize: { base: "micro", md: "small" }, fontWeight: "400", color: "fg.muted" },
    "& td:not(:last-child), & thead th:not(:first-of-type, :last-child)": { textAlign: "right" },
    "& tbody th": { whiteSpace: "nowrap" },
    "& tbody a": {
      display: "flex",
      alignItems: "center",
      minH: "target",
      fontWeight: "600",
      _hover: { textDecoration: "underline", textUnderlineOffset: "5px" },
    },
    "& :is(th, td):last-child": { pl: { base: "1", md: "4" }, pr: "0" },
    "& td[data-best]": { fontWeight: "600" },
  },
});

const best = (score: Score) => Math.max(...MATERIAL_LIST.map(({ scores }) => scores[score]));

/** All materials in a table, each with a link to its card. `labelledBy` is the id of the heading. */
export function MaterialsTable({ labelledBy }: { labelledBy: string }) {
  const columns = Object.keys(COLUMNS) as Score[];
  return (
    <Frame role="region" aria-labelledby={labelledBy} tabIndex={0}>
      <Table>
        <caption>
          Scores run from 0 to 100 and compare these materials with each other; the highest of each column is bold. £ is
          the lower price for the same size, £££ the higher.
        </caption>
        <thead>
          <tr>
            <th scope="col">Material</th>
            {columns.map((score) => (
              <th key={score} scope="col">
                {COLUMNS[score]}
              </th>
            ))}
            <th scope="col">Price</th>
          </tr>
        </thead>
        <tbody>
          {MATERIAL_LIST.map(({ id, name, scores, priceRange }) => (
            <tr key={id}>
              <th scope="row">
                <a href={`#${id}`}>{name}</a>
              </th>
              {columns.map((score) => (
                <td key={score} data-best={scores[score] === best(score) || undefined}>
                  {scores[score]}
                </td>
              ))}
              <td>
                <PriceRange range={priceRange} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}
