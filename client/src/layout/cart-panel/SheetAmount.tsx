import type { ReactNode } from "react";
import { chakra } from "../../ui/theme/chakra";

type SheetAmountProps = {
  label: string;
  /** The amount is about to change: it is dimmed. */
  busy: boolean;
  large?: boolean;
  children: ReactNode;
};

const Row = chakra("p", {
  base: {
    display: "flex",
    alignItems: "baseline",
    justifyContent: "space-between",
    gap: "4",
    "& > :last-child": { transition: "opacity", transitionDuration: "quick" },
    "&[aria-busy=true] > :last-child": { opacity: "0.5" },
  },
  variants: {
    large: {
      true: { fontWeight: "600", "& > :last-child": { fontSize: "1.375rem" } },
      false: { textStyle: "small", color: "fg.muted" },
    },
  },
});

/** An amount of the panel; a group named by its label. */
export function SheetAmount({ label, busy, large = false, children }: SheetAmountProps) {
  return (
    <Row role="group" aria-label={label} aria-busy={busy} large={large}>
      <span>{label}</span>
      {children}
    </Row>
  );
}
