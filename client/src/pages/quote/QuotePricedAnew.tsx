import { formatPounds } from "@rules/money";
import { lastDayOf } from "../../features/held-quotes/held-words";
import { paths } from "../../lib/paths";
import { WindowName } from "../../product/WindowName";
import { OutlineLink } from "../../ui/links";
import { SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import type { QuoteAnew, RepricedLine, ShownQuote } from "./quote-documents";
import { QuoteOutcome } from "./QuoteOutcome";

const Changes = chakra("ul", { base: { listStyleType: "none", borderBottomWidth: "1px" } });
const Change = chakra("li", { base: { display: "grid", gap: "1", py: "3", borderTopWidth: "1px" } });

type QuotePricedAnewProps = {
  /** The quote whose time was over. */
  before: Pick<ShownQuote, "promotion" | "totals">;
  anew: QuoteAnew;
  /** Of the quote before. */
  lines: readonly RepricedLine[];
};

/** The new quote of an expired one, and what has changed. */
export function QuotePricedAnew({ before, anew, lines }: QuotePricedAnewProps) {
  return (
    <QuoteOutcome>
      <p>
        <b>Quote {anew.number}</b> holds today’s prices until {lastDayOf(anew.heldUntil)}.
      </p>
      <Changes aria-label="What has changed">
        {lines.map((each) => (
          <LineChange key={each.line.id} {...each} />
        ))}
        {before.promotion && before.promotion.name !== anew.promotion?.name && (
          <Change>The promotion “{before.promotion.name}” is not in the new quote.</Change>
        )}
        <Change>
          <b>Total</b>
          <SmallText>{changeInWords(before.totals.totalPence, anew.totals.totalPence)}</SmallText>
        </Change>
      </Changes>
      <OutlineLink to={paths.quote.href(anew.number)}>See the new quote</OutlineLink>
    </QuoteOutcome>
  );
}

function LineChange({ line, totalNowPence, refusal, notice }: RepricedLine) {
  return (
    <Change>
      <b>
        {line.quantity} × {line.name}
      </b>
      <WindowName {...line} />
      {totalNowPence !== null && <SmallText>{changeInWords(line.totalPence, totalNowPence)}</SmallText>}
      {refusal !== null && <SmallText>{refusal}</SmallText>}
      {notice !== null && <SmallText>{notice}</SmallText>}
    </Change>
  );
}

/** "£411.84 before, £430.00 now", or "£411.84 as before". */
function changeInWords(before: number, now: number): string {
  if (before === now) return `${formatPounds(now)} as before`;
  return `${formatPounds(before)} before, ${formatPounds(now)} now`;
}
