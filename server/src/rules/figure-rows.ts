import type { WindowValues } from "./project-window.js";
import { SUBSTRATE_LABELS } from "./project/window-words.js";
import { fromInches } from "./sizes.js";

/** What belongs into a box, "top, mm", and the figure where it is known. */
type FigureBox = { readonly words: string; readonly figure: string | undefined };

/** Figures that belong together: "Width". A row that continues the one before has an empty label. */
export type FigureRow = { readonly label: string; readonly boxes: readonly FigureBox[] };

/** The parts of a bay stand in rows of so many. */
const PARTS_IN_A_ROW = 5;

const inches = (words: string, length: number | null): FigureBox => ({
  words: `${words}, mm`,
  figure: length === null ? undefined : String(fromInches(length, "mm")),
});
const whole = (words: string, millimetres: number | null): FigureBox => ({
  words: `${words}, mm`,
  figure: millimetres === null ? undefined : String(millimetres),
});

/** What is measured of a window of its kind, in rows as they are read out, with boxes for what is not known yet. */
export function figureRows(values: WindowValues): FigureRow[] {
  return [
    ...(values.kind === "BAY" ? bayRows(values) : []),
    ...(values.kind === "ROOF" ? [roofRow(values)] : openingRows(values)),
    ...(values.kind === "TILT_AND_TURN" ? [glassRow(values)] : []),
    {
      label: "Around it",
      boxes: [
        whole("floor to its top", values.heightFromFloorMm),
        whole("handle stands out", values.handleMm),
        { words: "screwed to", figure: values.substrate === null ? undefined : SUBSTRATE_LABELS[values.substrate] },
      ],
    },
  ];
}

const openingRows = (values: WindowValues): FigureRow[] => [
  {
    label: "Width",
    boxes: [inches("top", values.widthTop), inches("middle", values.widthMiddle), inches("bottom", values.widthBottom)],
  },
  {
    label: "Drop",
    boxes: [inches("left", values.dropLeft), inches("centre", values.dropCentre), inches("right", values.dropRight)],
  },
  {
    label: "Recess",
    boxes: [
      inches("depth", values.depth),
      inches("from top left", values.diagonalDown),
      inches("from bottom left", values.diagonalUp),
    ],
  },
];

const roofRow = ({ roofWindow, glassWidth, glassHeight }: WindowValues): FigureRow => ({
  label: "Roof window",
  boxes: [
    { words: "maker and code", figure: roofWindow ?? undefined },
    inches("glass, width", glassWidth),
    inches("glass, height", glassHeight),
  ],
});

const glassRow = ({ glassWidth, glassHeight, beadMm, sealMm }: WindowValues): FigureRow => ({
  label: "Glass",
  boxes: [
    inches("width", glassWidth),
    inches("height", glassHeight),
    whole("bead, depth", beadMm),
    whole("seal covers", sealMm),
  ],
});

/** The parts of a bay with the angles between them; three empty ones where nothing is measured. */
function bayRows({ bayParts }: WindowValues): FigureRow[] {
  const parts = bayParts.length > 0 ? bayParts : [1, 2, 3].map(() => ({ width: null, angle: null }));
  const widths = parts.map(({ width }, index) => inches(`part ${index + 1}`, width));
  const angles = parts.slice(0, -1).map(({ angle }, index) => ({
    words: `${index + 1} to ${index + 2}, °`,
    figure: angle === null ? undefined : String(angle),
  }));
  return [...inRows("Bay", widths), ...inRows("Angles", angles)];
}

const inRows = (label: string, boxes: readonly FigureBox[]): FigureRow[] =>
  Array.from({ length: Math.ceil(boxes.length / PARTS_IN_A_ROW) }, (_, index) => ({
    label: index === 0 ? label : "",
    boxes: boxes.slice(index * PARTS_IN_A_ROW, (index + 1) * PARTS_IN_A_ROW),
  }));
