import { chakra } from "@chakra-ui/react";
import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { useRef } from "react";
import { MAX_QUANTITY } from "@rules/quantity";
import { graphql } from "../../gql";
import { paths } from "../../lib/paths";
import { colorHex } from "../../product/choices";
import { ProductImage } from "../../product/ProductImage";
import { Button } from "../../ui/Button";
import { TextLink } from "../../ui/links";
import { Picture } from "../../ui/Picture";
import { Price } from "../../ui/Price";
import { QuantityStepper } from "../../ui/QuantityStepper";
import { useCartPanel } from "./cart-context";
import { LineAmount, LineControls, LineGrid } from "./line-grid";
import { LineWords } from "../../product/LineWords";
import { useRemoveLine } from "./useRemoveLine";
import { useSetQuantity } from "./useSetQuantity";

const LINE = graphql(`
  fragment CartLineRow_line on CartLine {
    id
    quantity
    width
    height
    material
    color
    customizations {
      name
      value
    }
    unitPricePence
    totalPence
    product {
      id
      slug
      name
      family
      variant
      picture {
        id
        ...ProductImage_picture
      }
    }
  }
`);

type CartLineRowProps = {
  line: FragmentType<typeof LINE>;
  /** For the panel. */
  compact?: boolean;
  /** The line is out of the cart, and with it the button that had the focus. */
  onFocusLost: () => void;
};

/** One line of the cart, with its quantity and Remove. */
export function CartLineRow({ line, compact = false, onFocusLost }: CartLineRowProps) {
  const { data } = useSuspenseFragment({ fragment: LINE, fragmentName: "CartLineRow_line", from: line });
  const setQuantity = useSetQuantity();
  const { remove, isRemoving } = useRemoveLine();
  const { close } = useCartPanel();
  const { id, product, quantity, material, color, unitPricePence, totalPence } = data;
  const name = product?.name ?? "Custom Product";

  const row = useRef<HTMLLIElement>(null);

  const handleRemove = async () => {
    const place = row.current;
    if (!(await remove(id))) return;
    const { activeElement, body } = document;
    if (activeElement === body || place?.contains(activeElement)) onFocusLost();
  };

  return (
    <LineGrid ref={row} compact={compact} aria-busy={isRemoving}>
      <chakra.div gridArea="picture">
        {product ? (
          <ProductImage
            picture={product.picture}
            product={{ name, family: product.family, variant: product.variant, colorHex: colorHex(color), material }}
            sizes="120px"
            alt=""
          />
        ) : (
          <Picture picture={null} sizes="120px" ratio="4 / 5" alt="" />
        )}
      </chakra.div>
      <chakra.div gridArea="words" minW="0">
        <chakra.h3 textStyle="title" fontSize={compact ? "control" : "1.125rem"}>
          {product ? (
            <TextLink variant="quiet" to={paths.product.href(product.slug)} onClick={close}>
              {name}
            </TextLink>
          ) : (
            name
          )}
        </chakra.h3>
        <LineWords {...data} />
      </chakra.div>
      {/* Until the shop has answered a new quantity, the amount is that of the old one. */}
      <LineAmount compact={compact} busy={totalPence !== unitPricePence * quantity}>
        <Price pence={totalPence} short />
        {quantity > 1 && (
          <small>
            <Price pence={unitPricePence} short /> each
          </small>
        )}
      </LineAmount>
      <LineControls compact={compact}>
        <QuantityStepper
          name={name}
          quantity={quantity}
          max={MAX_QUANTITY}
          onChange={(wanted) => setQuantity(data, wanted)}
        />
        <Button
          variant="link"
          fontSize="small"
          fontWeight="400"
          color="fg.muted"
          aria-label={`Remove ${name}`}
          busy={isRemoving}
          onClick={() => void handleRemove()}
        >
          Remove
        </Button>
      </LineControls>
    </LineGrid>
  );
}
