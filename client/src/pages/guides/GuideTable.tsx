import { chakra } from "../../ui/theme/chakra";
import { GuideTableRows, type GuideTableRowsProps } from "./GuideTableRows";

const Table = chakra("table", {
  base: {
    w: "full",
    maxW: "34rem",
    textStyle: "small",
    borderCollapse: "collapse",
    fontVariantNumeric: "lining-nums tabular-nums",
    "& caption": { textAlign: "start", color: "fg.muted", pb: "2" },
    "& :is(th, td)": {
      py: "2.5",
      pr: { base: "3", md: "6" },
      textAlign: "start",
      verticalAlign: "top",
      fontWeight: "400",
    },
    "& thead th": { fontWeight: "600", borderBottomWidth: "1px", borderColor: "fg" },
    "& tbody :is(th, td)": { borderBottomWidth: "1px", borderColor: "border" },
    _print: { breakInside: "avoid", "& :is(th, td)": { py: "1" } },
  },
});

/** A table whose first column names the row. */
export function GuideTable(table: GuideTableRowsProps) {
  return (
    <Table>
      <GuideTableRows {...table} />
    </Table>
  );
}
