import { useEffect, useRef, type ComponentProps } from "react";
import { ProductImage, type DrawnProduct } from "../../../product/ProductImage";
import { DialogBox } from "../../../ui/overlay/DialogBox";
import { chakra } from "../../../ui/theme/chakra";
import { Stage } from "./Stage";
import { TurnButtons } from "./TurnButtons";
import type { Turning } from "./useTurning";

type EnlargedPicturesProps = {
  open: boolean;
  onClose: () => void;
  product: DrawnProduct;
  pictures: readonly (NonNullable<ComponentProps<typeof ProductImage>["picture"]> & { id: string })[];
  /** The gallery's state, so that both show the same picture. */
  turning: Turning;
};

/**
 * On portrait phones the picture is as high as the screen and scrolls sideways; fitted to the width it would be no
 * larger than on the page.
 */
const View = chakra("div", {
  base: {
    overflowX: "auto",
    overscrollBehaviorX: "contain",
    borderRadius: "picture",
    _focusVisible: { outlineOffset: "-2px" },
  },
});

/** The pictures as large as the window allows. Arrow keys bubble to the gallery, its React parent. */
export function EnlargedPictures({ open, onClose, product, pictures, turning }: EnlargedPicturesProps) {
  const picture = pictures[turning.index];
  return (
    <DialogBox
      open={open}
      onClose={onClose}
      title={product.name}
      size="xl"
      footer={turning.count > 1 ? <TurnButtons turning={turning} /> : undefined}
    >
      {picture && (
        <PushedView key={picture.id}>
          <Stage w={{ base: "max(100%, 84dvh)", lg: "min(100%, 100dvh)" }} mx="auto">
            <ProductImage
              picture={picture}
              product={product}
              ratio="4 / 3"
              inColor
              sizes="(min-width: 70rem) 1136px, max(100vw, 84vh)"
              eager
            />
          </Stage>
        </PushedView>
      )}
    </DialogBox>
  );
}

/** Starts scrolled to the middle. */
function PushedView(view: ComponentProps<typeof View>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current) box.current.scrollLeft = (box.current.scrollWidth - box.current.clientWidth) / 2;
  }, []);
  return <View ref={box} tabIndex={0} role="group" aria-label="Enlarged picture" {...view} />;
}
