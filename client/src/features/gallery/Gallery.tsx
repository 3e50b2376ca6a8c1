import { chakra } from "@chakra-ui/react";
import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { useState } from "react";
import { graphql } from "../../gql";
import { type DrawnProduct, ProductImage } from "../../product/ProductImage";
import { GalleryControls } from "./GalleryControls";
import { Thumbnails } from "./Thumbnails";
import { wrapped } from "./wrapped";

const PRODUCT = graphql(`
  fragment Gallery_product on Product {
    name
    family
    variant
    pictures {
      id
      ...ProductImage_picture
    }
  }
`);

type GalleryProps = {
  product: FragmentType<typeof PRODUCT>;
  /** The colour and material that are chosen, for the drawing of a product without pictures. */
  chosen: Pick<DrawnProduct, "colorHex" | "material">;
};

const RATIO = "4 / 3";
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** A drawing is upright, 4:5: in the frame of 4:3 it stands in the middle. */
const UPRIGHT_DRAWING = { "& > div > svg": { w: "60%", mx: "auto" } };

const Stage = chakra("div", {
  base: {
    position: "relative",
    mx: { base: "calc(var(--gutter) * -1)", lg: "0" },
  },
});

/** The product's pictures, one large and the others to pick from; without any, its drawing. Arrow keys turn it, too. */
export function Gallery({ product: productRef, chosen }: GalleryProps) {
  const { data: product } = useSuspenseFragment({
    fragment: PRODUCT,
    fragmentName: "Gallery_product",
    from: productRef,
  });
  const [index, setIndex] = useState(0);
  const { name, family, variant, pictures } = product;
  const isMany = pictures.length > 1;
  const turn = (step: number) => setIndex(wrapped(index + step, pictures.length));

  return (
    <chakra.section
      aria-label={`Pictures of ${name}`}
      onKeyDown={({ key }) => {
        const step = STEPS[key];
        if (isMany && step !== undefined) turn(step);
      }}
    >
      <Stage css={UPRIGHT_DRAWING}>
        <ProductImage
          key={pictures[index]?.id}
          picture={pictures[index] ?? null}
          product={{ name, family, variant, ...chosen }}
          ratio={RATIO}
          sizes="(min-width: 85rem) 680px, (min-width: 70rem) 50vw, 100vw"
          eager
        />
        {isMany && <GalleryControls index={index} count={pictures.length} onTurn={turn} />}
      </Stage>
      {isMany && (
        <Thumbnails index={index} onPick={setIndex}>
          {pictures.map((picture) => (
            <ProductImage
              key={picture.id}
              picture={picture}
              product={{ name, family, variant, ...chosen }}
              ratio={RATIO}
              sizes="160px"
              alt=""
            />
          ))}
        </Thumbnails>
      )}
    </chakra.section>
  );
}
