import { useQuery } from "@apollo/client/react";
import { useRef } from "react";
import { useLocation } from "react-router-dom";
import { formatPounds } from "@rules/money";
import { priceChanges, type PriceChange } from "@rules/price-changes";
import { PRICE_POLICIES } from "@rules/price-policy";
import { promotedPrice } from "@rules/promotion-price";
import { inRoom, namesIn } from "../../../features/cart/line-href";
import { graphql } from "../../../gql";
import { configurationSearch } from "../../../product/configuration";
import { optionedProduct } from "../../../product/fitted-product";
import { PAGE_PRICING } from "../../../product/page-pricing";
import { TextLink } from "../../../ui/links";
import { Price } from "../../../ui/Price";
import { SmallText } from "../../../ui/texts";
import { chakra } from "../../../ui/theme/chakra";
import { differenceWords, priceChangeWords } from "./price-change-words";
import type { Configurator } from "./useConfigurator";

/** The banner of every page has read it. */
const PROMOTION = graphql(`
  query PromotionOfBlind {
    shop {
      promotion {
        code
        percent
        minimumWindows
      }
    }
  }
`);

const Rows = chakra("ul", { base: { listStyleType: "none", outline: "none" } });
const Row = chakra("li", {
  base: {
    display: "flex",
    justifyContent: "space-between",
    gap: "6",
    py: "3",
    textStyle: "small",
    "& + &": { borderTopWidth: "1px", borderColor: "border" },
    "& > span:last-of-type": { textAlign: "right", whiteSpace: "nowrap" },
    // The whole height of the row is pressed.
    "& a": { display: "inline-block", my: "-3", py: "3" },
  },
});
const Difference = chakra("small", { base: { display: "block", textStyle: "micro", color: "fg.muted" } });

type PriceChangesProps = { open: boolean; configurator: Configurator };

/** What would change the price: each proposal is a link to the blind that it describes, so that Back undoes it. */
export function PriceChanges({ open, configurator }: PriceChangesProps) {
  const { product, configuration, sizeFields, unit, shop, wording } = configurator;
  const { roomName, windowName } = namesIn(useLocation().state);
  const frame = useRef<HTMLUListElement>(null);
  if (!open) return null;
  const pricing = PAGE_PRICING[shop.pricePolicy];
  const { material, customizations } = configuration;
  const changes = priceChanges({
    product: { ...product, ...optionedProduct(product) },
    ...{ size: sizeFields.shown, material, customizations, unit, unitPrice: pricing.productPagePricePence },
  });
  const words = (change: PriceChange) =>
    priceChangeWords(change, {
      ...{ now: sizeFields.shown, unit, second: wording.second.toLowerCase() },
      material: product.materials.find(({ name }) => name === change.material)?.label ?? change.material,
    });
  return (
    <>
      <Rows ref={frame} tabIndex={-1} aria-label="What would change the price">
        {changes.map((change) => (
          <Row key={change.kind}>
            <span>
              <TextLink
                to={configurationSearch({ ...configuration, size: change.size, material: change.material, unit })}
                state={inRoom(roomName, windowName)}
                onClick={() => frame.current?.focus()} // the pressed link may go away
              >
                {words(change)}
              </TextLink>
              {change.pieces > 1 && (
                <Difference>This sets the size of one. Add it to your cart and take two.</Difference>
              )}
            </span>
            <span>
              <Price pence={change.pence} />
              <Difference>{differenceWords(change)}</Difference>
            </span>
          </Row>
        ))}
        <PromotionRow configurator={configurator} />
      </Rows>
      <SmallText mt="1.5">
        {changes.length === 0
          ? "For these choices we have nothing to propose."
          : "Each of them changes your choice. Back undoes it."}
      </SmallText>
    </>
  );
}

/** What the advertised promotion makes of the price that the blind has in the cart. */
function PromotionRow({ configurator }: { configurator: Configurator }) {
  const { product, configuration, sizeFields, shop } = configurator;
  const promotion = useQuery(PROMOTION).data?.shop.promotion;
  if (promotion?.code == null || sizeFields.wrong.length > 0) return null;
  const { name, unitPricePence } = PAGE_PRICING[shop.pricePolicy];
  const unitPence = unitPricePence({ basePence: product.basePricePence, ...configuration });
  const { pieces, pence, savedPence } = promotedPrice(unitPence, promotion, PRICE_POLICIES[name].cartTotals);
  return (
    <Row>
      <span>
        {pieces > 1 ? `${pieces} of these in` : "In"} your cart with <b>{promotion.code}</b>
      </span>
      <span>
        <Price pence={pence} />
        <Difference>{formatPounds(savedPence)} less</Difference>
      </span>
    </Row>
  );
}
