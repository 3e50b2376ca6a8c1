import { useId, type ReactNode } from "react";
import { chakra } from "./theme/chakra";

type SummaryPanelProps = { title: string; children: ReactNode };

const Panel = chakra("aside", {
  base: {
    mx: { base: "calc(var(--gutter) * -1)", lg: "0" },
    pt: "7",
    pb: "8",
    px: { base: "var(--gutter)", lg: "8" },
    bg: "bg.muted",
    borderRadius: { lg: "panel" },
    _print: { m: "0", p: "0", bg: "transparent" },
  },
});

/** Panel with totals: full width on phones, on the right of wide screens. */
export function SummaryPanel({ title, children }: SummaryPanelProps) {
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <chakra.h2 id={id} textStyle="h3" fontSize="1.625rem" mb="4">
        {title}
      </chakra.h2>
      {children}
    </Panel>
  );
}
