import type { GraphQLAnswer, TestVisitor } from "../harness/visitor.js";
import { mutate } from "./mutation.js";

const CART = `
    version count promotionNotice
    promotion { code name percent minimumWindows endsAt }
    lines { id quantity width height material color customizations { name value } roomName windowName unitPricePence totalPence product { slug name } }
    totals { subtotalPence deliveryPence taxPence includedTaxPence totalPence discountPence toFreeDeliveryPence }
    checkoutTotals { subtotalPence deliveryPence taxPence includedTaxPence totalPence discountPence toFreeDeliveryPence }`;

export type TestTotals = Record<
  "subtotalPence" | "deliveryPence" | "taxPence" | "totalPence" | "discountPence" | "toFreeDeliveryPence",
  number
> & { includedTaxPence: number | null };
export type TestLine = {
  id: string;
  quantity: number;
  width: number;
  height: number;
  material: string;
  color: string;
  customizations: { name: string; value: string }[];
  roomName: string | null;
  windowName: string | null;
  unitPricePence: number;
  totalPence: number;
  product: { slug: string; name: string } | null;
};
export type TestCart = {
  version: number;
  count: number;
  promotionNotice: string | null;
  promotion: {
    code: string | null;
    name: string;
    percent: number;
    minimumWindows: number;
    endsAt: string | null;
  } | null;
  lines: TestLine[];
  totals: TestTotals;
  checkoutTotals: TestTotals;
};

/** A roller blind of the included size, in its first material and colour, with `changes`. */
export async function anAddition(visitor: TestVisitor, slug = "roller-blinds", changes: Record<string, unknown> = {}) {
  const { data } = await visitor.graphql<{
    product: { id: string; materials: { name: string }[]; colors: { name: string }[] };
  }>("query ($slug: String!) { product(slug: $slug) { id materials { name } colors { name } } }", { slug });
  const { id, materials, colors } = data.product;
  return {
    productId: id,
    quantity: 1,
    width: 36,
    height: 48,
    material: materials[0]?.name,
    color: colors[0]?.name,
    ...changes,
  };
}

export const readCart = (visitor: TestVisitor) => visitor.graphql<{ cart: TestCart }>(`query { cart { ${CART} } }`);

/** Changes the cart. The data of the answer is the cart of the payload. */
async function changeCart<Name extends string>(
  visitor: TestVisitor,
  name: Name,
  input?: Record<string, unknown>,
): Promise<GraphQLAnswer<Record<Name, TestCart>>> {
  const { data, ...answer } = await mutate<Name, { cart: TestCart } | null>(visitor, name, input, `cart { ${CART} }`);
  return { ...answer, data: { [name]: data?.[name]?.cart ?? null } as Record<Name, TestCart> };
}

/** Adds a line, or several at once. */
export const addToCart = (
  visitor: TestVisitor,
  lines: Record<string, unknown> | Record<string, unknown>[],
  idempotencyKey?: string,
) => changeCart(visitor, "addToCart", { lines: [lines].flat(), idempotencyKey });

export const changeLine = (visitor: TestVisitor, input: Record<string, unknown>) =>
  changeCart(visitor, "changeCartLine", input);

/** Changes only the quantity of a line. */
export const setQuantity = (visitor: TestVisitor, input: Record<string, unknown>) => changeLine(visitor, input);

export const removeLine = (visitor: TestVisitor, lineId: string) => changeCart(visitor, "removeCartLine", { lineId });

export const clearCart = (visitor: TestVisitor) => changeCart(visitor, "clearCart");

export const applyCode = (visitor: TestVisitor, code: string) => changeCart(visitor, "applyPromotionCode", { code });

export const removeCode = (visitor: TestVisitor) => changeCart(visitor, "removePromotionCode");

/** Adds one product and returns the cart's first line. */
export async function aCartWith(
  visitor: TestVisitor,
  slug?: string,
  changes?: Record<string, unknown>,
): Promise<TestLine> {
  const { data } = await addToCart(visitor, await anAddition(visitor, slug, changes));
  const line = data.addToCart?.lines[0];
  if (!line) throw new Error("Nothing was added to the cart.");
  return line;
}
