import { Price } from "../../ui/Price";
import { chakra } from "../../ui/theme/chakra";
import { VisuallyHidden } from "../../ui/VisuallyHidden";

type FromPriceProps = {
  /** The lowest price in pence. */
  pence: number;
  /** The price before the current reduction. */
  wasPence: number | null;
  /** What delivery adds; null where the cart says it. */
  deliveryNote: string | null;
};

const Line = chakra("p", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    columnGap: "1.5",
    mt: "0.5",
    textStyle: "small",
    color: "fg.muted",
  },
});

/** "from £84 measured & fitted", with delivery where it stands beside prices, with the former price struck through and labelled for screen readers. */
export function FromPrice({ pence, wasPence, deliveryNote }: FromPriceProps) {
  return (
    <Line>
      <span>from </span>
      <Price pence={pence} short fontSize="body" fontWeight="600" color="fg" />
      {wasPence !== null && (
        <span>
          <VisuallyHidden>, was </VisuallyHidden>
          <Price as="s" pence={wasPence} short />
          <VisuallyHidden>,</VisuallyHidden>
        </span>
      )}
      <span> measured &amp; fitted</span>
      {deliveryNote && <span> {deliveryNote}</span>}
    </Line>
  );
}
