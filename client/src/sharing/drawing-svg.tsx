import { prerender } from "react-dom/static";
import { fromInches, type Size } from "@rules/sizes";
import { ProductDrawing } from "../product/drawing/ProductDrawing";

/** A product to draw. */
export type Drawn = {
  family: string;
  variant: string | null;
  colorHex: string | undefined;
  material: string;
  /** Inches. */
  size: Size | undefined;
  /** Its options, value by name; without them it is drawn as the catalogue shows it. */
  chosen?: Readonly<Record<string, string>>;
};

/** Width to height of a drawing, in any unit. */
export type Frame = { width: number; height: number };

/** The drawing of a product as an SVG element that fills a frame of this width to height. */
export async function drawingSvg(
  { family, variant, colorHex = "#ffffff", material, size, chosen }: Drawn,
  { width, height }: Frame,
): Promise<string> {
  const lengths = size && { width: fromInches(size.width, "mm"), height: fromInches(size.height, "mm") };
  const { prelude } = await prerender(
    <ProductDrawing {...{ family, variant, colorHex, material, chosen, ...lengths }} title="" ratio={width / height} />,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}
