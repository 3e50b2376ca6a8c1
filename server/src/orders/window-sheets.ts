import type { EmailLayout } from "../mail/email.js";
import type { WindowSheets } from "../pdf/pdf-document.js";
import type { Fact, SheetLength, WindowSheet } from "../pdf/window-sheet.js";
import type { CordSafety } from "../rules/cord-safety.js";
import { formatDay } from "../rules/delivery-date.js";
import type { Adjustment, MadeLength } from "../rules/fit/fit.types.js";
import type { Making } from "../rules/fit/making.js";
import { choicesOfLine } from "../rules/made-choices.js";
import { HEIGHT_FROM_FLOOR } from "../rules/options/option.js";
import { FULFILMENT_NAMES } from "../rules/order-choices.js";
import { colorLabel, materialLabel } from "../rules/product-attributes.js";
import { sameBatches } from "../rules/same-batch.js";
import { areSizesOpen } from "../rules/settled-sizes.js";
import { formatSize } from "../rules/sizes.js";
import { shownWindowName } from "../rules/window-names.js";
import { drawingLabel, type Drawings } from "./line-drawings.js";
import type { OrderLineRow, OrderRow } from "./order.queries.js";

/** What sheets say of an order: nothing of the shopper, since they lie about in the workshop. */
export type SheetedOrder = Pick<
  OrderRow,
  "id" | "number" | "status" | "placedAt" | "estimatedDelivery" | "fulfilment" | "lines"
> & { settlement: { settledAt: Date | string | null } | null };

/**
 * A sheet for each window of an order, three for a quantity of 3. All figures and choices are those that were kept when it was ordered,
 * never worked out again: a sheet does not change with the rules.
 */
export const windowSheets = (order: SheetedOrder, shop: EmailLayout, drawings: Drawings): WindowSheets => ({
  title: `Sheets of order ${order.number}`,
  shop,
  sheets: sheetsOf(order, drawings),
});

/** The same of many orders, one after the other. */
export const sheetsOfOrders = (
  orders: readonly { order: SheetedOrder; drawings: Drawings }[],
  shop: EmailLayout,
): WindowSheets => ({
  title: `Sheets of ${orders.length} orders`,
  shop,
  sheets: orders.flatMap(({ order, drawings }) => sheetsOf(order, drawings)),
});

const sheetsOf = (order: SheetedOrder, drawings: Drawings): WindowSheet[] =>
  order.lines.flatMap((line, index) => {
    const words = lineInWords(order, line);
    const facts = [...words.facts, ...batchFacts(order.lines, index)];
    const sheet = { ...words, facts, picture: { jpeg: drawings[index], alt: drawingLabel(line) } };
    return Array.from({ length: line.quantity }, (_, piece) => ({
      ...sheet,
      ...placeOf(order.number, line, index + 1, piece + 1),
    }));
  });

/** With which other lines one is cut from one batch, because dye lots differ. */
function batchFacts(lines: readonly OrderLineRow[], index: number): Fact[] {
  const places = lines.map((line, place) => ({ ...line, place }));
  const batch = sameBatches(places, (line) => line).find((group) => group.some(({ place }) => place === index));
  const others = batch?.filter(({ place }) => place !== index).map(({ place }) => place + 1) ?? [];
  if (others.length === 0) return [];
  return [{ label: "Same batch", value: `With line${others.length > 1 ? "s" : ""} ${others.join(", ")}` }];
}

type Place = Pick<WindowSheet, "code" | "title" | "place">;

/** What is scanned on the sheet and the label of a piece: order, line, piece and how many pieces the line has. */
export const pieceCode = (number: string, position: number, piece: number, quantity: number): string =>
  `${number}/${position}/${piece}/${quantity}`;

function placeOf(number: string, line: OrderLineRow, position: number, piece: number): Place {
  const { quantity } = line;
  return {
    code: pieceCode(number, position, piece, quantity),
    title: shownWindowName(line) ?? `Line ${position}, window ${piece} of ${quantity}`,
    place: `${number} · line ${position} · ${piece} of ${quantity}`,
  };
}

/** How a line is made, as its sheets say it. */
export function lineInWords(
  order: Omit<SheetedOrder, "lines">,
  line: OrderLineRow,
): Omit<WindowSheet, keyof Place | "picture"> {
  const { name, material, color, making, cordSafety } = line;
  return {
    product: `${name} · ${materialLabel(material)} · ${colorLabel(color)}`,
    warning: warningOf(order),
    facts: [...sizeFacts(line, areSizesSettled(order)), ...orderFacts(order)],
    lengths: making ? lengthsOf(making, areSizesSettled(order)) : [],
    choices: choiceFacts(line),
    cord: cordSafety ? cordFacts(cordSafety, heightFromFloorOf(line)) : [],
    rules: rulesOf(line),
  };
}

const warningOf = (order: Pick<SheetedOrder, "fulfilment" | "status" | "settlement">): string | undefined =>
  order.status === "PROCESSING" && areSizesOpen(order)
    ? "Do not cut yet: we measure this window at a visit. Until then the sizes are a guide."
    : undefined;

/** Whether the shop has measured the order, and its sizes are settled. */
const areSizesSettled = ({ settlement }: Pick<SheetedOrder, "settlement">): boolean =>
  settlement !== null && settlement.settledAt !== null;

const ADJUSTERS: Readonly<Record<Making["adjustedBy"], string>> = {
  WORKSHOP: "The workshop",
  FITTER: "The fitter, at a visit",
  NOBODY: "Nobody: made as measured",
};

const sizeFacts = ({ making, ...size }: OrderLineRow, isSettled: boolean): Fact[] => [
  { label: isSettled ? "Size as measured" : "Size as typed", value: formatSize(size, "mm") },
  ...(making
    ? [
        { label: "Fit", value: making.fitLabel },
        { label: "Who adjusts", value: ADJUSTERS[making.adjustedBy] },
        { label: "Tolerance", value: toleranceOf(making) },
      ]
    : [{ label: "Made sizes", value: "Not kept: ask before cutting" }]),
];

const toleranceOf = ({ tolerance, second = "drop" }: Making): string =>
  tolerance
    ? `± ${tolerance.width} mm in width, ± ${tolerance.height} mm in ${second}`
    : "Settled with all sizes at the visit";

const orderFacts = ({ placedAt, estimatedDelivery, fulfilment }: Omit<SheetedOrder, "lines">): Fact[] => [
  { label: "Ordered", value: formatDay(placedAt) },
  { label: "Promised for", value: formatDay(estimatedDelivery) },
  { label: "Fitting", value: FULFILMENT_NAMES[fulfilment] },
];

/** What only a fitter adjusts is made as the fitter has measured it. */
const lengthsOf = ({ parts, adjustedBy, second = "drop" }: Making, isSettled: boolean): SheetLength[] => {
  const as = isSettled && adjustedBy === "FITTER" ? settledLength : lengthOf;
  return parts.flatMap(({ name, width, height }) => [
    ...(width ? [as(name, "width", width)] : []),
    ...(height ? [as(name, second, height)] : []),
  ]);
};

const settledLength = (name: string, side: string, length: MadeLength): SheetLength =>
  length.madeMm === null
    ? { ...lengthOf(name, side, length), adjustments: ["settled at the visit"], made: `${length.measuredMm} mm` }
    : lengthOf(name, side, length);

const lengthOf = (name: string, side: string, { measuredMm, adjustments, madeMm }: MadeLength): SheetLength => ({
  // "Bracket-to-bracket width" and "height of the panels" say it themselves.
  part: sentenceCase(name.includes(side) ? name : `${name}, ${side}`),
  measured: `${measuredMm} mm`,
  adjustments: adjustments.length > 0 ? adjustments.map(adjustmentWords) : ["none"],
  made: madeMm === null ? "open" : `${madeMm} mm`,
});

/** "−38 mm for the brackets", "+100 mm for 50 mm of frame on each side"; without a figure the sentence that says what is settled later. */
const adjustmentWords = ({ mm, reason }: Adjustment): string =>
  mm === null ? reason : `${mm < 0 ? "−" : "+"}${Math.abs(mm)} mm ${reason}`;

/** What the sheet says elsewhere is left out: the fit is beside the drawing, and a cord has a section of its own. */
function choiceFacts(line: OrderLineRow): Fact[] {
  const said = [...(line.making ? ["fit"] : []), ...(line.cordSafety ? [HEIGHT_FROM_FLOOR, "hanging length"] : [])];
  return choicesOf(line)
    .filter(({ name }) => !said.includes(name))
    .map(({ label, valueLabel }) => ({ label, value: valueLabel }));
}

/** Orders from before choices were kept have those that were sent. */
const choicesOf = (line: OrderLineRow) => (line.choices.length > 0 ? line.choices : choicesOfLine(null, line));

const heightFromFloorOf = ({ choices }: OrderLineRow) =>
  choices.find(({ name }) => name === HEIGHT_FROM_FLOOR)?.valueLabel;

function cordFacts(
  { control, hangingLengthMm, device, deviceHeightMm }: CordSafety,
  height: string | undefined,
): Fact[] {
  const hangs = hangingLengthMm === undefined ? OPEN : `${hangingLengthMm} mm at most`;
  const loop = hangingLengthMm === undefined ? OPEN : `${2 * hangingLengthMm} mm at most, for the loop`;
  return [
    ...(height === undefined ? [] : [{ label: "Height from floor", value: height }]),
    { label: "Hanging length", value: hangs },
    ...(control === "chain" ? [{ label: "Length of chain", value: loop }] : []),
    { label: "Safety device", value: sentenceCase(device) },
    { label: "Device from floor", value: `At least ${deviceHeightMm} mm` },
  ];
}

const OPEN = "Open until the visit";

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function rulesOf({ making, optionRulesVersion, cordRulesVersion }: OrderLineRow): string {
  const versions = [
    making && `fit of ${making.rulesVersion}`,
    optionRulesVersion !== null && `options ${optionRulesVersion}`,
    cordRulesVersion !== null && `child safety ${cordRulesVersion}`,
  ].filter((version) => typeof version === "string");
  return versions.length > 0 ? `Rules: ${versions.join(", ")}` : "Ordered before the versions of rules were kept";
}
