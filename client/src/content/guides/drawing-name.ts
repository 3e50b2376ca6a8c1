/** The drawings that the guides show, by the name that their texts use. `product/measuring/drawings` draws each of them. */
export type GuideDrawingName =
  | "two-fits"
  | "three-widths"
  | "three-drops"
  | "square-check"
  | "recess-depth"
  | "outside-fit"
  | "bay"
  | "arch"
  | "french-doors"
  | "bracket-kinds"
  | "bracket-spacing"
  | "safety-height"
  | "shutter-frames"
  | "shutter-square"
  | "vertical-rail";
