import type { Logger } from "pino";
import { colorLabel } from "../rules/product-attributes.js";
import { formatSize } from "../rules/sizes.js";
import type { OrderLineType } from "./order.types.js";

/** Draws the product of a line, as it is configured, as a JPEG of 4:3 with this width in pixels. */
export type DrawLine = (line: OrderLineType, width: number) => Promise<Buffer>;

/** JPEGs of an order's lines, in their order; undefined where a line could not be drawn. Lines that look alike have the same. */
export type Drawings = readonly (Buffer | undefined)[];

/** Pixels: 300 for an inch of paper where a drawing stands an inch and a third wide; two for one of a mail. */
export const SMALL = 400;
/** The same for the three inches of a sheet. */
export const LARGE = 950;

type Parts = {
  /** Undefined in a shop without pages, which has no drawings. */
  drawLine: DrawLine | undefined;
  logger: Logger;
};

/**
 * The drawings of an order's lines, in their order. After a drawing that fails, which is logged, the rest are left out: a thread that
 * hangs takes twenty seconds to fail, and mails wait for it.
 */
export async function lineDrawings(
  order: { id: string; lines: readonly OrderLineType[] },
  { drawLine, logger }: Parts,
  width: number,
): Promise<Drawings> {
  const drawn = new Map<string, Buffer | undefined>();
  let draw = drawLine;
  for (const line of order.lines) {
    const look = lookOf(line);
    if (drawn.has(look)) continue;
    const jpeg = await draw?.(line, width).catch((error: unknown) => {
      logger.warn({ err: error, orderId: order.id }, "line of an order not drawn");
      draw = undefined;
      return undefined;
    });
    drawn.set(look, jpeg);
  }
  return order.lines.map((line) => drawn.get(lookOf(line)));
}

/** What a drawing shows. */
const lookOf = ({ family, variant, material, color, width, height, choices }: OrderLineType) =>
  JSON.stringify([family, variant, material, color, width, height, choices.map(({ name, value }) => [name, value])]);

/** What stands in place of a line's drawing: "Roller Blinds in Navy, 1200 × 1400 mm". */
export const drawingLabel = ({ name, color, ...size }: Pick<OrderLineType, "name" | "color" | "width" | "height">) =>
  `${name} in ${colorLabel(color)}, ${formatSize(size, "mm")}`;
