import { useState } from "react";
import { WishlistHeart } from "../../../features/wishlist/WishlistHeart";
import { graphql } from "../../../gql";
import { useFragmentData, type FragmentType } from "../../../lib/fragment";
import { ProductImage, type DrawnProduct } from "../../../product/ProductImage";
import { LoadedOverlay } from "../../../ui/overlay/LoadedOverlay";
import { PictureTag } from "../../../ui/PictureTag";
import { chakra } from "../../../ui/theme/chakra";
import { GalleryControls } from "./GalleryControls";
import { Stage } from "./Stage";
import { Thumbnails } from "./Thumbnails";
import { useSwipe } from "./useSwipe";
import { useTurning } from "./useTurning";

const PRODUCT = graphql(`
  fragment Gallery_product on Product {
    id
    name
    family
    variant
    pictures {
      id
      alt
      tintBase
      shownColor
      ...ProductImage_picture
    }
  }
`);

type GalleryProps = {
  product: FragmentType<typeof PRODUCT>;
  /** The chosen colour by name, and how it and the material look. */
  chosen: Pick<DrawnProduct, "colorHex" | "material"> & { color: string };
};

const RATIO = "4 / 3";

const loadEnlarged = async () => (await import("./EnlargedPictures")).EnlargedPictures;

const Corner = chakra("div", { base: { position: "absolute", right: "3", top: "3" } });

/** The product's pictures in the chosen colour, with thumbnails; without any, its drawing. Arrow keys and swipes change the picture, too. */
export function Gallery({ product: productRef, chosen: { color, ...look } }: GalleryProps) {
  const product = useFragmentData(PRODUCT, productRef);
  const { name, family, variant, pictures } = product;
  const alts = pictures.map(({ alt }) => alt);
  const turning = useTurning(alts, { choice: color, index: indexOfColor(pictures, color) });
  const swipe = useSwipe(turning.turn);
  const [isEnlarged, setIsEnlarged] = useState(false);
  const isMany = pictures.length > 1;
  const picture = pictures[turning.index];
  const drawn = { name, family, variant, ...look };

  return (
    <chakra.section aria-label={`Pictures of ${name}`} onKeyDown={turning.onKeyDown}>
      <Stage mx={{ base: "calc(var(--gutter) * -1)", lg: "0" }} {...(isMany && swipe)}>
        <ProductImage
          key={picture?.id}
          picture={picture ?? null}
          product={drawn}
          ratio={RATIO}
          sizes="(min-width: 85rem) 680px, (min-width: 70rem) 50vw, 100vw"
          inColor
          eager
        />
        {picture ? (
          <GalleryControls turning={turning} onEnlarge={() => setIsEnlarged(true)} />
        ) : (
          <PictureTag as="p">
            <span>No image available</span>. Drawn in the colour you choose.
          </PictureTag>
        )}
        <Corner>
          <WishlistHeart product={product} />
        </Corner>
      </Stage>
      {isMany && (
        <Thumbnails index={turning.index} alts={alts} onPick={turning.pick}>
          {pictures.map((thumbnail) => (
            <ProductImage
              key={thumbnail.id}
              picture={thumbnail}
              product={drawn}
              ratio={RATIO}
              sizes="160px"
              inColor
              alt=""
            />
          ))}
        </Thumbnails>
      )}
      {picture && (
        <LoadedOverlay
          load={loadEnlarged}
          with={{ open: isEnlarged, onClose: () => setIsEnlarged(false), product: drawn, pictures, turning }}
        />
      )}
    </chakra.section>
  );
}

type ColouredPicture = { tintBase: string | null; shownColor: string | null };

/** The picture that shows the product in a colour: the first that takes any or has it; undefined where there is none. */
function indexOfColor(pictures: readonly ColouredPicture[], color: string): number | undefined {
  const index = pictures.findIndex(({ tintBase, shownColor }) => tintBase !== null || shownColor === color);
  return index === -1 ? undefined : index;
}
