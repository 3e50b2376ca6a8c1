import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { graphql } from "../gql";
import { Picture } from "../ui/Picture";
import { LoadedDrawing } from "./LoadedDrawing";

const PICTURE = graphql(`
  fragment ProductImage_picture on Picture {
    id
    file
    alt
    width
    height
    widths
    color
    placeholder
    tintBase
    focalPoint
  }
`);

/** The subject of the drawing if there is no photograph. */
export type DrawnProduct = {
  name: string;
  family: string;
  variant: string | null;
  colorHex: string;
  material?: string;
};

type ProductImageProps = {
  picture: FragmentType<typeof PICTURE> | null;
  product: DrawnProduct;
  /** The width on the screen, as in the `sizes` attribute. */
  sizes: string;
  /** Width to height of the frame: 4 / 5 on cards and lines, 4 / 3 in a gallery. */
  ratio?: string;
  eager?: boolean;
  /** Whether the picture is shown in the product's `colorHex`, where it can be. */
  inColor?: boolean;
  /** "" if the text beside it says the same. */
  alt?: string;
};

/** "4 / 3" as a number. */
function numberOf(ratio: string): number {
  const [width = 1, height = 1] = ratio.split("/").map(Number);
  return width / height;
}

/** A product as a photograph, in the chosen colour where it can be, or as a drawing if there is none or it can't be loaded. */
export function ProductImage({ picture, product, ratio = "4 / 5", inColor, alt, ...image }: ProductImageProps) {
  const { data } = useSuspenseFragment({ fragment: PICTURE, fragmentName: "ProductImage_picture", from: picture });
  const { name, ...choices } = product;
  const drawing = <LoadedDrawing {...choices} title={alt ?? name} ratio={numberOf(ratio)} />;
  return (
    <Picture
      picture={data}
      fallback={drawing}
      ratio={ratio}
      {...(inColor && { tint: product.colorHex })}
      {...(alt !== undefined && { alt })}
      {...image}
    />
  );
}
