import type { ReactNode } from "react";
import { chakra } from "../../../ui/theme/chakra";
import { LARGE_TEXT } from "../../../ui/theme/scales";

const Set = chakra("fieldset", { base: { minW: "0", mt: "8" } });
const Legend = chakra("legend", { base: { textStyle: "title", mb: "3" } });

/** Fields side by side: as many as fit, each wide enough for a figure. */
export const FieldRow = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 6rem), 1fr))",
    alignItems: "end",
    gap: "3",
    [LARGE_TEXT]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});

/** Fields in one or two columns. */
export const FieldColumns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
    alignItems: "start",
    gap: "5",
  },
});

/** Fields that belong together, with what they are about, and the id by which a link leads to them. */
export function EntryStep({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <Set id={id}>
      <Legend>{title}</Legend>
      {children}
    </Set>
  );
}
