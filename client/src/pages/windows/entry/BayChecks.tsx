import { bayCheck } from "@rules/bay-check";
import type { BayPart, WindowValues } from "@rules/project-window";
import { formatLength, type Unit } from "@rules/sizes";
import { AlertIcon } from "../../../ui/icons";
import { SmallText } from "../../../ui/texts";
import { chakra } from "../../../ui/theme/chakra";

type BayChecksProps = {
  /** All parts with their widths. */
  parts: readonly BayPart[];
  values: WindowValues;
  unit: Unit;
};

const Totals = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: "1fr auto",
    columnGap: "4",
    rowGap: "1",
    mt: "4",
    "& dd": { fontWeight: "600", fontVariantNumeric: "tabular-nums", textAlign: "right" },
  },
});
const Finding = chakra("p", {
  base: { display: "flex", gap: "2", mt: "3", "& > svg": { color: "wait.fg" } },
});

/** How wide a bay is along its parts and straight across, to be compared with the tape, and what does not add up. */
export function BayChecks({ parts, values, unit }: BayChecksProps) {
  const read = [values.widthTop, values.widthMiddle, values.widthBottom].filter((width) => width !== null);
  const { along, across, findings } = bayCheck(parts, read, unit);
  return (
    <>
      <Totals>
        <dt>All parts together</dt>
        <dd>{formatLength(along, unit)}</dd>
        {across !== undefined && (
          <>
            <dt>Straight across, from end to end</dt>
            <dd>{formatLength(across, unit)}</dd>
          </>
        )}
      </Totals>
      <SmallText mt="2">
        {across === undefined
          ? "With its angles we also say how wide it is straight across, which your tape can confirm."
          : "Please hold the tape straight across the bay. If it says something else, a width or an angle is off."}
      </SmallText>
      <div role="status">
        {findings.map((finding) => (
          <Finding key={finding}>
            <AlertIcon size="s" />
            {finding}
          </Finding>
        ))}
      </div>
    </>
  );
}
