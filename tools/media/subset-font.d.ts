/** What tools/media/fonts.ts uses of subset-font, which brings no types. */
declare module "subset-font" {
  type Axis = number | { min: number; max: number; default?: number };
  type Options = {
    targetFormat: "woff2" | "truetype";
    variationAxes?: Record<string, Axis>;
    keepFeatures?: readonly string[];
  };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
