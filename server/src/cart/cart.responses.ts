import { z } from "zod";
import { poundsOf } from "../rules/money.js";
import type { CartLineType, CartType } from "./cart.types.js";

/** The lines of a cart. */
export const restCart = z.array(
  z.object({
    id: z.string(),
    productId: z.int().nullable(),
    quantity: z.int(),
    width: z.number(),
    height: z.number(),
    material: z.string(),
    color: z.string(),
    customizations: z.record(z.string(), z.string()),
    totalPrice: z.number(),
    roomName: z.string().optional(),
    windowName: z.string().optional(),
    product: z.object({ name: z.string(), imageUrl: z.string().nullable() }).nullable(),
  }),
);

export const toRestCart = ({ lines }: CartType) => lines.map(toRestLine);

const toRestLine = ({ customizations, totalPence, ...line }: CartLineType) => ({
  ...line,
  productId: line.product?.id ?? null,
  customizations: Object.fromEntries(customizations.map(({ name, value }) => [name, value])),
  totalPrice: poundsOf(totalPence),
  roomName: line.roomName ?? undefined,
  windowName: line.windowName ?? undefined,
});
