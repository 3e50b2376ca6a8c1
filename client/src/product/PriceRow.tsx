import { use, type ReactNode } from "react";
import { SiteContext } from "../ui/page/site-context";
import { Price } from "../ui/Price";
import { SmallText } from "../ui/texts";
import { chakra } from "../ui/theme/chakra";

type PriceRowProps = {
  /** The accessible name of the price. */
  label: string;
  caption: string;
  pence: number;
  /** The reason why there is no current price, as a sentence. The last price stays, dimmed. */
  problem: string | undefined;
  /** Beside the price: the lead time, or a link. */
  children: ReactNode;
};

const Row = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    alignItems: "flex-end",
    gap: "4",
    "& > div": { flex: "1 1 10rem" },
  },
});

/** The price of the current choices in large figures, with delivery where it stands beside prices. */
export function PriceRow({ label, caption, pence, problem, children }: PriceRowProps) {
  const { deliveryNote } = use(SiteContext);
  return (
    <Row role="group" aria-label={label}>
      <div>
        <chakra.p textStyle="small" color="fg.muted">
          {problem ?? caption}
        </chakra.p>
        <Price
          pence={pence}
          display="block"
          mt="2"
          textStyle="price"
          color={problem === undefined ? "fg" : "fg.disabled"}
        />
        {deliveryNote !== null && <SmallText>{deliveryNote}</SmallText>}
      </div>
      {children}
    </Row>
  );
}
