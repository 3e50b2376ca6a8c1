import { type Request, type Response, Router } from "express";
import { z } from "zod";
import type { CartService } from "../cart/cart.service.js";
import { LONGEST_INCHES } from "../rules/sizes.js";
import type { Visitor } from "../kernel/requests/visitor.js";
import { otherMethods } from "./other-methods.js";
import { toRestCartItem } from "./shapes.js";

const text = z
  .string()
  .max(200)
  .refine((value) => !value.includes("\0") && value.isWellFormed(), "is not valid text");
const inches = z
  .number()
  .positive()
  .max(LONGEST_INCHES)
  .transform((value) => Math.round(value * 10_000) / 10_000);

/** Other fields, such as a client's totalPrice, are ignored: the shop works out the price. */
const newItem = z.object({
  productId: z.union([z.int().positive().transform(String), text]),
  quantity: z.int("must be a whole number").default(1),
  width: inches,
  height: inches,
  material: text,
  color: text,
  customizations: z.record(text, text).default({}),
});
const change = z.object({ quantity: z.int("must be a whole number") });

/** Material and colour may be named among the customizations too, as the storefront's own records do. */
const REPEATED = new Set(["material", "color"]);

/** As a header holds it: plain, or in quotes as structured fields are. */
const idempotencyKey = (request: Request) => request.get("idempotency-key")?.replace(/^"(.*)"$/, "$1");

/** GET, POST, DELETE /cart and PUT, DELETE /cart/{id} */
export function cartRoutes(carts: CartService, visitorOf: (request: Request, response: Response) => Visitor): Router {
  const router = Router();
  router
    .route("/cart")
    .get(async (request, response) => {
      const { lines } = await carts.read(await visitorOf(request, response).find());
      response.json(lines.map(toRestCartItem));
    })
    .post(async (request, response) => {
      const { customizations, ...item } = newItem.parse(request.body);
      const chosen = Object.entries(customizations).filter(([name]) => !REPEATED.has(name));
      const input = { ...item, customizations: chosen.map(([name, value]) => ({ name, value })) };
      const { lines } = await carts.add(visitorOf(request, response), input, idempotencyKey(request));
      response.status(201).json(lines.map(toRestCartItem));
    })
    .delete(async (request, response) => {
      const { lines } = await carts.clear(await visitorOf(request, response).find());
      response.json(lines.map(toRestCartItem));
    })
    .all(otherMethods);
  router
    .route("/cart/:id")
    .put(async (request, response) => {
      const { quantity } = change.parse(request.body);
      const visitorId = await visitorOf(request, response).find();
      const { lines } = await carts.setQuantity(visitorId, { lineId: request.params.id, quantity });
      response.json(lines.map(toRestCartItem));
    })
    .delete(async (request, response) => {
      const { lines } = await carts.remove(await visitorOf(request, response).find(), request.params.id);
      response.json(lines.map(toRestCartItem));
    })
    .all(otherMethods);
  return router;
}
