import { formatDay } from "@rules/delivery-date";
import { FULFILMENT_NAMES } from "@rules/order-choices";
import { formatSize } from "@rules/sizes";
import type { Cart } from "../../../features/cart/useCart";
import { colorLabel, materialLabel } from "../../../product/attribute-labels";
import { LinePicture } from "../../../product/LinePicture";
import { totalsRows } from "../../../product/totals-rows";
import { Price } from "../../../ui/Price";
import { SummaryPanel } from "../../../ui/SummaryPanel";
import { SummaryRows } from "../../../ui/SummaryRows";
import { SmallText } from "../../../ui/texts";
import { chakra } from "../../../ui/theme/chakra";
import { lineTitle, type CheckoutLine } from "./checkout-line";

const Row = chakra("li", {
  base: {
    display: "grid",
    gridTemplateColumns: "64px 1fr auto",
    columnGap: "4",
    alignItems: "start",
    py: "3.5",
    fontSize: "small",
    lineHeight: "1.4",
  },
});

/** One line of the summary. */
function SummaryLine({ line }: { line: CheckoutLine }) {
  const { product, color, material, totalPence } = line;
  return (
    <Row>
      <LinePicture line={line} product={product} />
      <div>
        <chakra.h3 fontSize="control" fontWeight="600">
          {lineTitle(line)}
        </chakra.h3>
        <chakra.p color="fg.muted">{formatSize(line, "mm")}</chakra.p>
        <chakra.p color="fg.muted">
          {materialLabel(material)}, {colorLabel(color)}
        </chakra.p>
      </div>
      <Price pence={totalPence} fontWeight="600" />
    </Row>
  );
}

type CheckoutSummaryProps = {
  lines: readonly CheckoutLine[];
  cart: Pick<Cart, "checkoutTotals" | "promotion" | "promotionNotice" | "fulfilment" | "estimatedDelivery">;
  /** The totals are about to change. */
  busy: boolean;
};

/** A longer list may scroll, so it must be focusable by keyboard. */
const LINES_IN_VIEW = 2;

// A long list scrolls, so that the total below it stays in view.
const Lines = chakra("ul", {
  base: {
    listStyleType: "none",
    mb: "3",
    maxH: { lg: "max(13rem, calc(100dvh - 42rem))" },
    overflowY: { lg: "auto" },
    _focusVisible: { outlineOffset: "2px" },
  },
});

/** Summary of the checkout: lines, totals and delivery date. */
export function CheckoutSummary({ lines, cart, busy }: CheckoutSummaryProps) {
  return (
    <SummaryPanel title="Order Summary">
      <Lines aria-label="Items in your order" tabIndex={lines.length > LINES_IN_VIEW ? 0 : undefined}>
        {lines.map((line) => (
          <SummaryLine key={line.id} line={line} />
        ))}
      </Lines>
      <SummaryRows busy={busy} {...totalsRows(cart.checkoutTotals, { ...cart, tax: "Estimated Tax" })} />
      {cart.promotionNotice !== null && (
        <chakra.p textStyle="small" mt="3.5">
          {cart.promotionNotice}
        </chakra.p>
      )}
      <chakra.p textStyle="small" fontWeight="600" mt="3.5">
        {FULFILMENT_NAMES[cart.fulfilment]}
      </chakra.p>
      <SmallText>Estimated delivery {formatDay(cart.estimatedDelivery)}.</SmallText>
      {cart.fulfilment === "MEASURE_AND_FIT" && <SmallText>We agree the days of the visits with you.</SmallText>}
    </SummaryPanel>
  );
}
