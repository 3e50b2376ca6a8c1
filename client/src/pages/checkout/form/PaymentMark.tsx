import { siAmericanexpress, siMastercard, siPaypal, siVisa } from "simple-icons";
import { chakra } from "../../../ui/theme/chakra";

/** A mark's path, and the part of its square that it fills. */
type Mark = { path: string; viewBox: string };

const MARKS = {
  // Wide and low: only its own band, so that it is as tall as the others.
  Visa: { ...siVisa, viewBox: "0 7 24 10" },
  Mastercard: { ...siMastercard, viewBox: "0 2 24 20" },
  "American Express": { ...siAmericanexpress, viewBox: "0 0 24 24" },
  PayPal: { ...siPaypal, viewBox: "0 0 24 24" },
} as const satisfies Readonly<Record<string, Mark>>;

export type PaymentMarkName = keyof typeof MARKS;

/** In one colour, which their owners allow: Mastercard's two would need two paths. */
const Badge = chakra("svg", {
  base: {
    h: "6",
    w: "2.375rem",
    p: "3px",
    bg: "bg.panel",
    color: "fg",
    fill: "currentColor",
    borderWidth: "1px",
    borderRadius: "3px",
  },
});

/** The logo of a card or a payment service in a small badge. */
export function PaymentMark({ name }: { name: PaymentMarkName }) {
  const { path, viewBox } = MARKS[name];
  return (
    <Badge role="img" aria-label={name} viewBox={viewBox}>
      <path d={path} />
    </Badge>
  );
}
