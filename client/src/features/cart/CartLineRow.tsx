import { MAX_QUANTITY } from "@rules/quantity";
import { graphql } from "../../gql";
import { useFragmentData, type FragmentType } from "../../lib/fragment";
import { paths } from "../../lib/paths";
import { ConfigurationText } from "../../product/ConfigurationText";
import { LinePicture } from "../../product/LinePicture";
import { MadeSize } from "../../product/MadeSize";
import { WindowName } from "../../product/WindowName";
import { Button } from "../../ui/Button";
import { TextLink } from "../../ui/links";
import { Price } from "../../ui/Price";
import { chakra } from "../../ui/theme/chakra";
import { tellFailure } from "../../ui/toast/tell-failure";
import { saveToWishlist } from "../wishlist/save-to-wishlist";
import { useWishlist } from "../wishlist/useWishlist";
import { useCartConnection, useCartPanel } from "./cart-context";
import { LineAmount, LineControls, LineGrid } from "./line-grid";
import { anotherWindowHref, BACK_AFTER_CHANGE, inRoom, lineHref } from "./line-href";
import { NameWindow } from "./NameWindow";
import { QuantityStepper } from "./QuantityStepper";
import { SmallestSize } from "./SmallestSize";
import { toCartLineInput } from "./useAddToCart";
import { useRemoveLine } from "./useRemoveLine";

/** Buttons that look like the links beside them. */
const LINK = { variant: "link", fontSize: "small", fontWeight: "400", color: "fg.muted" } as const;

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
    choices {
      name
      value
      label
      valueLabel
    }
    roomName
    windowName
    making {
      summary
    }
    unitPricePence
    totalPence
    product {
      id
      slug
      name
      family
      variant
      minWidth
      minHeight
    }
  }
`);

type CartLineRowProps = {
  line: FragmentType<typeof LINE>;
  /** Index of the line. */
  index: number;
  /** For the panel. */
  compact?: boolean;
  /** Called when the line is removed for good, with the focused button. */
  onFocusLost: () => void;
};

/** One line of the cart, with its quantity and what can be done with it. */
export function CartLineRow({ line, index, compact = false, onFocusLost }: CartLineRowProps) {
  const data = useFragmentData(LINE, line);
  const { quantities } = useCartConnection();
  const { remove, isRemoving } = useRemoveLine();
  const { close } = useCartPanel();
  const { has, remove: takeOff } = useWishlist();
  const { id, product, quantity, unitPricePence, totalPence } = data;
  const name = product?.name ?? "Custom Product";
  const link = { onClick: close, state: compact ? undefined : BACK_AFTER_CHANGE };

  const undo = product ? { ids: [id], name, index, lines: [toCartLineInput(data, product.id)] } : undefined;
  const handleRemove = async () => {
    // The Undo button takes the focus.
    if ((await remove(id, undo)) && !undo) onFocusLost();
  };

  const handleMove = async (productId: string) => {
    const wasSaved = has(productId);
    if (!saveToWishlist(productId)) return;
    const isMoved = await remove(id, undo && { ...undo, moved: { productId, wasSaved } });
    if (!isMoved && !wasSaved) takeOff(productId);
  };

  return (
    <LineGrid compact={compact} aria-busy={isRemoving}>
      <chakra.div gridArea="picture">
        <LinePicture line={data} product={product} />
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
        <WindowName {...data} />
        <ConfigurationText {...data} />
        <MadeSize making={data.making} />
        {product && <SmallestSize size={data} limits={product} href={lineHref(data, product)} {...link} />}
        {product && <NameWindow line={data} name={name} />}
      </chakra.div>
      {/* Until the response to a new quantity, the amount is that of the old one. */}
      <LineAmount compact={compact} aria-busy={totalPence !== unitPricePence * quantity}>
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
          onChange={(wanted) => void tellFailure(quantities.set(data, wanted), "Quantity not changed")}
        />
        {product && (
          <TextLink
            to={lineHref(data, product)}
            {...link}
            fontSize="small"
            color="fg.muted"
            aria-label={`Change ${name}`}
          >
            Change
          </TextLink>
        )}
        {product && (
          <TextLink
            to={anotherWindowHref(data, product)}
            state={inRoom(data.roomName)}
            onClick={close}
            fontSize="small"
            color="fg.muted"
            aria-label={`Another window with ${name}`}
          >
            Another window
          </TextLink>
        )}
        {product && (
          <Button
            {...LINK}
            aria-label={`Move to wishlist: ${name}`}
            busy={isRemoving}
            onClick={() => void handleMove(product.id)}
          >
            Move to wishlist
          </Button>
        )}
        <Button {...LINK} aria-label={`Remove ${name}`} busy={isRemoving} onClick={() => void handleRemove()}>
          Remove
        </Button>
      </LineControls>
    </LineGrid>
  );
}
