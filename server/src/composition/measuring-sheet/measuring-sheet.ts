import { facts, heading, list, paragraph, type Block, type EmailLayout } from "../../mail/email.js";
import type { BoxesBlock, Letter } from "../../pdf/pdf-document.js";
import { exactFit, recessFit } from "../../rules/fit/common-fits.js";
import type { FitRule, FittedProduct } from "../../rules/fit/fit.types.js";
import { productFits } from "../../rules/fit/product-fits.js";
import { SQUARE_MM, TAPE_MM, UNEVEN_MM } from "../../rules/measured-window.js";
import { measuringPlan } from "../../rules/measuring-plan.js";

/** What the sheet needs to know of a product. */
export type SheetProduct = FittedProduct & { readonly name: string };

type Row = BoxesBlock["rows"][number];

const THREE_WIDTHS = ["at the top, mm", "in the middle, mm", "at the bottom, mm"];
const THREE_DROPS = ["at the left, mm", "in the centre, mm", "at the right, mm"];

/**
 * A page to be filled in by hand at one window: where it is, its readings, and the size to order. With a product it has the product's own
 * rules of measuring, and only the lengths that are measured for it.
 */
export function measuringSheet(shop: EmailLayout, product?: SheetProduct): Letter {
  const fits: readonly FitRule[] = product ? productFits(product) : [recessFit([]), exactFit([])];
  return {
    title: "Measuring sheet",
    shop,
    blocks: [
      ...(product ? [facts({ Product: product.name })] : []),
      paragraph("A sheet for each window, since twins differ. Use a steel tape, in millimetres, width before drop."),
      { type: "boxes", rows: [{ label: "Window", boxes: ["room", "which window"] }, fitRow(fits)] },
      heading("What to measure"),
      list(fits.map(({ label, toMeasure }) => `${label}: ${toMeasure}`)),
      ...readingBlocks(product, fits),
      { type: "boxes", rows: [{ label: "To order", boxes: ["width, mm", `${secondOf(product)}, mm`] }] },
      paragraph("Nothing comes off by you: what the product needs to fit in, our workshop takes off."),
    ],
    pictures: [],
  };
}

const fitRow = (fits: readonly FitRule[]): Row => ({
  label: fits.length > 1 ? "Fit (tick one)" : "Fit",
  boxes: fits.map(({ label }) => label),
});

const planOf = (product: SheetProduct | undefined) => product && measuringPlan(product, []);
const secondOf = (product: SheetProduct | undefined) => planOf(product)?.second ?? "drop";

/** The boxes of the readings, and what differences between them say; none where a code, a pole or a visit says the size. */
function readingBlocks(product: SheetProduct | undefined, fits: readonly FitRule[]): (Block | BoxesBlock)[] {
  const plan = planOf(product);
  if (plan === null) return [];
  const has = (name: "diagonalDown" | "depth") => plan?.readings.includes(name) ?? true;
  const second = secondOf(product);
  const rows: Row[] = [
    { label: "Width", boxes: THREE_WIDTHS },
    { label: second.charAt(0).toUpperCase() + second.slice(1), boxes: THREE_DROPS },
    ...(has("diagonalDown") ? [{ label: "Diagonals", boxes: ["from top left, mm", "from bottom left, mm"] }] : []),
    ...(has("depth") ? [{ label: "Depth of the recess", boxes: [depthWords(product)] }] : []),
    { label: "Handles", boxes: ["stand out by, mm", "at the left, right or both"] },
    { label: "Height", boxes: ["from the floor to its top, mm"] },
  ];
  const advice = [
    `Readings over ${TAPE_MM} mm apart: measure again.`,
    ...(fits.some(({ id }) => id === "recess")
      ? [
          `Over ${UNEVEN_MM} mm apart, or diagonals over ${SQUARE_MM} mm: the recess is uneven, better order to cover it, or call us.`,
        ]
      : []),
  ];
  return [{ type: "boxes", rows }, paragraph(advice.join(" "))];
}

function depthWords(product: SheetProduct | undefined): string {
  const needed = product?.specifications.find(({ name }) => name === "Recess depth")?.value;
  return `from the frame of the window to the front edge, mm${needed === undefined ? "" : `; needed: ${needed}`}`;
}
