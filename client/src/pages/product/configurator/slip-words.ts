import { formatSize, type Size, type Unit } from "@rules/sizes";
import type { Meaning, Offer, SlipKind, SlipQuestion } from "@rules/slips";

/** A question about a size in the words of the page. */
export type SlipWords = {
  readonly sentence: string;
  /** Buttons, with the size that each of them means. */
  readonly answers: readonly { readonly text: string; readonly size: Size }[];
  /** The button that keeps the size as typed; none for a size that is not made. */
  readonly keep: string | undefined;
};

type Typed = {
  size: Size;
  unit: Unit;
  /** Name of the second length, as "drop". */
  second: string;
};

const UNIT_NAMES: Partial<Record<Meaning, string>> = { mm: "millimetres", cm: "centimetres", in: "inches" };

/** The words of a question; undefined where there is nothing to say that the field's own message does not. */
export function slipWords({ kind, offers, sister }: SlipQuestion, typed: Typed): SlipWords | undefined {
  const said = (size: Size) => formatSize(size, typed.unit);
  const own = said(typed.size);
  const other = sister === undefined ? "" : said(sister);
  const another = sister?.isSameRoom ? "Another window of this room" : "Another window in your cart";
  const sentences: Record<SlipKind, string | undefined> = {
    impossible: [didYouMean(offers, said), nearest(offers, said)].filter(Boolean).join(" "),
    unusual: [`${own} is an unusual shape.`, didYouMean(offers, said) ?? "Please check both figures."].join(" "),
    mirrored: `${another} is ${other}, this one ${own}. Have width and ${typed.second} changed places?`,
    "turned-glass": `Roof windows have glass of about ${offers.map(({ size }) => said(size)).join()}, this one ${own}. Have width and ${typed.second} changed places?`,
    "almost-equal": `${another} is ${other}, this one ${own}. If they look the same, please measure this one once more.`,
    equal: `${another} has exactly this size. Twins often differ by a few millimetres: have you measured each one?`,
    smallest: "This is the smallest that we make. Is your window really that small?",
  };
  const sentence = sentences[kind];
  if (!sentence) return undefined;
  const answers = offers.map(({ size }) => ({ text: `Use ${said(size)}`, size }));
  return { sentence, answers, keep: kind === "impossible" ? undefined : `Keep ${own}` };
}

/** "Did you mean centimetres, 1200 × 1400 mm, or inches, 3048 × 3556 mm?" */
function didYouMean(offers: readonly Offer[], said: (size: Size) => string): string | undefined {
  const meant = offers
    .filter(({ meaning }) => meaning !== "nearest")
    .map(({ meaning, size }) =>
      UNIT_NAMES[meaning] === undefined ? said(size) : `${UNIT_NAMES[meaning]}, ${said(size)}`,
    );
  return meant.length === 0 ? undefined : `Did you mean ${meant.join(", or ")}?`;
}

function nearest(offers: readonly Offer[], said: (size: Size) => string): string | undefined {
  const offer = offers.find(({ meaning }) => meaning === "nearest");
  return offer && `The nearest size that we make is ${said(offer.size)}.`;
}
