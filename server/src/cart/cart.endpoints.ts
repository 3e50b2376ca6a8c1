import { z } from "zod";
import { visitorCall } from "../kernel/rest/endpoint.js";
import { LONGEST_INCHES } from "../rules/sizes.js";
import type { CartServices } from "./cart-conflict.js";
import { restCart, toRestCart } from "./cart.responses.js";

const text = z
  .string()
  .max(200)
  .refine((value) => !value.includes("\0") && value.isWellFormed(), "is not valid text");
const inches = z
  .number()
  .positive()
  .max(LONGEST_INCHES)
  .transform((value) => Math.round(value * 10_000) / 10_000);
const quantity = z.int("must be a whole number");

/** Other fields, such as a client's totalPrice, are ignored, because the shop calculates the price. */
const newItem = z.object({
  productId: z.union([z.int().positive().transform(String), text]),
  quantity: quantity.default(1),
  width: inches,
  height: inches,
  material: text,
  color: text,
  customizations: z.record(text, text).default({}),
  roomName: text.nullish(),
  windowName: text.nullish(),
});

/** Material and colour may also be among the customizations, as in the storefront's own records. */
const REPEATED = new Set(["material", "color"]);

/** Plain, or quoted like a structured field. */
const idempotencyKey = z.string().transform((value) => value.replace(/^"(.*)"$/, "$1"));

const call = visitorCall<CartServices>();

export const cartEndpoints = [
  call({
    method: "GET",
    path: "/cart",
    response: restCart,
    examples: [{ answer: "The items of this session's cart; an empty list, and no cookie, without." }],
    run: async (_input, { services: { carts }, visitor }) => toRestCart(await carts.readOf(visitor)),
  }),
  call({
    method: "POST",
    path: "/cart",
    input: { headers: z.object({ "idempotency-key": idempotencyKey.optional() }), body: newItem },
    status: 201,
    response: restCart,
    examples: [
      {
        body: {
          ...{ productId: 1, quantity: 1, width: 36, height: 48 },
          ...{ material: "Light Filtering Fabric", color: "White", customizations: {} },
        },
        answer:
          "All items, 201. A `totalPrice` that is sent is ignored: the shop works out the price. With a header `Idempotency-Key` the same request can be sent again and adds nothing then.",
      },
    ],
    async run({ headers, body: { customizations, ...item } }, { services: { carts }, visitor }) {
      const chosen = Object.entries(customizations).filter(([name]) => !REPEATED.has(name));
      const line = { ...item, customizations: chosen.map(([name, value]) => ({ name, value })) };
      const cart = await carts.add(visitor, [line], headers["idempotency-key"]);
      visitor.count("add to cart");
      return toRestCart(cart);
    },
  }),
  call({
    method: "PUT",
    path: "/cart/{id}",
    input: { body: z.object({ quantity }) },
    response: restCart,
    examples: [{ body: { quantity: 3 }, answer: "All items." }],
    run: async ({ params, body }, { services: { carts }, visitor }) =>
      toRestCart(await carts.change(await visitor.find(), { lineId: params.id, quantity: body.quantity })),
  }),
  call({
    method: "DELETE",
    path: "/cart/{id}",
    response: restCart,
    examples: [{ answer: "All items that are left." }],
    run: async ({ params }, { services: { carts }, visitor }) =>
      toRestCart(await carts.remove(await visitor.find(), params.id)),
  }),
  call({
    method: "DELETE",
    path: "/cart",
    response: restCart,
    examples: [{ answer: "An empty list." }],
    run: async (_input, { services: { carts }, visitor }) => toRestCart(await carts.clear(await visitor.find())),
  }),
];
