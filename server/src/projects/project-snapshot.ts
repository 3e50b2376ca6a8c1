import type { EntityManager } from "typeorm";
import { z } from "zod";
import type { CartService } from "../cart/cart.service.js";
import { rowsOf } from "../kernel/sql/query.js";
import { Substrate, WindowKind, WindowOpening } from "../rules/project/window-kinds.js";
import { chosenLines } from "./chosen-lines.js";
import { pricedOptions } from "./option-lines.js";
import { projectQueries, type WindowRow } from "./project.queries.js";
import { windowOptionQueries } from "./window-option.queries.js";
import type { WindowOptionType } from "./window-option.types.js";

const length = z.number().nullable();
const millimetres = z.int().nullable();

const figures = z.object({
  kind: z.enum(WindowKind),
  bayParts: z.array(z.object({ width: z.number(), angle: z.number().nullable() })),
  ...{ widthTop: length, widthMiddle: length, widthBottom: length },
  ...{ dropLeft: length, dropCentre: length, dropRight: length },
  ...{ diagonalDown: length, diagonalUp: length, depth: length, glassWidth: length, glassHeight: length },
  ...{ heightFromFloorMm: millimetres, handleMm: millimetres, handleFromGlassMm: millimetres },
  ...{ sealMm: millimetres, beadMm: millimetres },
  substrate: z.enum(Substrate).nullable(),
  opening: z.enum(WindowOpening).nullable(),
  roofWindow: z.string().nullable(),
  obstructions: z.string().nullable(),
});

const option = z.object({
  /** Null where the product is sold no more. */
  productId: z.int().nullable(),
  product: z.string().nullable(),
  width: z.number(),
  height: z.number(),
  material: z.string(),
  color: z.string(),
  customizations: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Choices in words, "Fit: Recess". */
  choices: z.array(z.string()),
  isChosen: z.boolean(),
  totalPence: z.int(),
  refusal: z.string().nullable(),
});

const snapshotWindow = z.object({
  key: z.uuid(),
  roomName: z.string().nullable(),
  name: z.string(),
  figures,
  options: z.array(option),
});

/** A project at a moment: what was measured, considered and chosen, at the prices of that moment. Lengths in inches, money in pence. */
export const projectSnapshot = z.object({
  windows: z.array(snapshotWindow),
  /** Of all choices as one order. */
  totals: z.object({
    ...{ subtotalPence: z.int(), discountPence: z.int(), deliveryPence: z.int(), taxPence: z.int() },
    ...{ includedTaxPence: z.int().nullable(), totalPence: z.int() },
  }),
});
export type ProjectSnapshot = z.output<typeof projectSnapshot>;

/**
 * The project of a visitor as it is now, by room; null where it has no windows. The project is locked until the end of the caller's
 * transaction, so that no other device changes it in between. Four statements.
 */
export async function takeSnapshot(
  manager: EntityManager,
  carts: CartService,
  visitorId: string,
): Promise<ProjectSnapshot | null> {
  await rowsOf(manager, projectQueries.lock, [visitorId]);
  const [project] = await rowsOf(manager, projectQueries.ofVisitor, [visitorId]);
  if (!project || project.windows.length === 0) return null;
  const rows = await rowsOf(manager, windowOptionQueries.ofWindows, [project.windows.map(({ id }) => id)]);
  const options = Map.groupBy(pricedOptions(carts, rows), ({ windowKey }) => windowKey);
  const { cart } = await chosenLines(manager, carts, visitorId);
  const { toFreeDeliveryPence: _, ...totals } = cart.checkoutTotals;
  const order = [...project.rooms.map(({ key }) => key), null];
  const windows = order.flatMap((roomKey) => project.windows.filter((window) => window.roomKey === roomKey));
  const nameOf = (key: string | null) => project.rooms.find((room) => room.key === key)?.name ?? null;
  return {
    windows: windows.map((window) => ({
      ...{ key: window.key, roomName: nameOf(window.roomKey), name: window.name, figures: figuresOf(window) },
      options: (options.get(window.key) ?? []).map(considered),
    })),
    totals,
  };
}

/** Only what the snapshot names; in particular no key of a photo, which its owner may remove. */
const figuresOf = (window: WindowRow) => figures.parse(window);

const considered = (each: WindowOptionType): ProjectSnapshot["windows"][number]["options"][number] => ({
  productId: each.product?.id ?? null,
  product: each.product?.name ?? null,
  ...{ width: each.width, height: each.height, material: each.material, color: each.color },
  customizations: each.customizations.map(({ name, value }) => ({ name, value })),
  choices: each.choices.map(({ label, valueLabel }) => `${label}: ${valueLabel}`),
  ...{ isChosen: each.isChosen, totalPence: each.totalPence, refusal: each.refusal },
});
