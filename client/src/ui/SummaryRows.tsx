import { useId, type ReactNode } from "react";
import { SmallText } from "./texts";
import { chakra } from "./theme/chakra";

/** A label with its amount. */
export type SummaryRow = { label: string; amount: ReactNode };

type SummaryRowsProps = {
  rows: readonly SummaryRow[];
  /** Below a line, larger. */
  total: SummaryRow;
  /** Below the total. */
  note?: string | undefined;
  /** The amounts are about to change: they are dimmed. */
  busy?: boolean;
};

const Row = chakra("div", {
  base: { display: "flex", justifyContent: "space-between", gap: "4", py: "7px", fontVariantNumeric: "tabular-nums" },
  variants: {
    total: {
      true: {
        mt: "2.5",
        pt: "3.5",
        borderTopWidth: "1px",
        borderColor: "fg",
        fontSize: "lead",
        fontWeight: "600",
      },
    },
  },
});
const Amount = chakra("span", {
  base: { transition: "opacity", transitionDuration: "quick" },
  variants: { busy: { true: { opacity: "0.5" } } },
});

/** Amounts, their total and a note on it. Each row is a group named by its label. */
export function SummaryRows({ rows, total, note, busy = false }: SummaryRowsProps) {
  const id = useId();
  return (
    <div aria-busy={busy}>
      {[...rows, total].map((row, index) => (
        <Row key={row.label} role="group" aria-labelledby={id + index} total={row === total}>
          <chakra.span id={id + index} color={row === total ? undefined : "fg.muted"}>
            {row.label}
          </chakra.span>
          <Amount busy={busy}>{row.amount}</Amount>
        </Row>
      ))}
      {note !== undefined && <SmallText textAlign="right">{note}</SmallText>}
    </div>
  );
}
