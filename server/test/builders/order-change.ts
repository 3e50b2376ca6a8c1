import type { TestShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";
import { addToCart, anAddition, applyCode, type TestTotals } from "./cart.js";
import { mutate } from "./mutation.js";
import { aCheckout, placeOrder } from "./order.js";

const CONFIGURATION = "width height material color choices { name value } unitPricePence totalPence";
const ORDER = `
  number version status email
  lines { id quantity ${CONFIGURATION} customizations { name value } making { summary } roomName }
  changes { item name was { ${CONFIGURATION} } became { ${CONFIGURATION} } totalWasPence totalBecamePence }
  totals { subtotalPence discountPence deliveryPence taxPence includedTaxPence totalPence toFreeDeliveryPence }`;

type Configuration = {
  width: number;
  height: number;
  material: string;
  color: string;
  choices: { name: string; value: string }[];
  unitPricePence: number;
  totalPence: number;
};

export type ChangeableOrder = {
  number: string;
  version: number;
  status: string;
  email: string;
  lines: (Configuration & {
    id: string;
    quantity: number;
    customizations: { name: string; value: string }[];
    making: { summary: string } | null;
    roomName: string | null;
  })[];
  changes: {
    item: number;
    name: string;
    was: Configuration;
    became: Configuration;
    totalWasPence: number;
    totalBecamePence: number;
  }[];
  totals: TestTotals;
};

/** What a change would cost. */
type Priced = {
  order: ChangeableOrder;
  unitPricePence: number;
  lineTotalPence: number;
  totals: TestTotals;
  differencePence: number;
  isSame: boolean;
};

export const readChangeable = async (visitor: TestVisitor, number: string): Promise<ChangeableOrder> => {
  const { data } = await visitor.graphql<{ order: ChangeableOrder }>(
    `query ($number: String) { order(number: $number) { ${ORDER} } }`,
    { number },
  );
  return data.order;
};

type Wanted = {
  /** Lines as those of a cart; one roller blind by default. */
  lines?: readonly (Record<string, unknown> & { slug?: string })[];
  checkout?: Record<string, unknown>;
  code?: string;
  /** Of the cart, such as `delivery`. */
  cart?: Record<string, unknown>;
};

/** Places an order that its shopper may still change. */
export async function aChangeableOrder(
  shop: TestShop,
  { lines = [{}], checkout = {}, code, cart }: Wanted = {},
  visitor = shop.visitor(),
): Promise<{ visitor: TestVisitor; number: string; order: ChangeableOrder }> {
  const additions = await Promise.all(lines.map(({ slug, ...line }) => anAddition(visitor, slug, line)));
  await addToCart(visitor, additions);
  if (code !== undefined) await applyCode(visitor, code);
  if (cart) await mutate(visitor, "updateCart", cart);
  const { data } = await placeOrder(visitor, aCheckout(checkout));
  const number = data?.placeOrder.order.number ?? "";
  return { visitor, number, order: await readChangeable(visitor, number) };
}

/** Asks what a change would cost. */
export const priceChange = (visitor: TestVisitor, input: Record<string, unknown>) =>
  visitor.graphql<{ priceOrderLineChange: Priced } | null>(
    `query ($input: LineChangeInput!) {
      priceOrderLineChange(input: $input) {
        order { ${ORDER} } unitPricePence lineTotalPence differencePence isSame
        totals { subtotalPence discountPence deliveryPence taxPence includedTaxPence totalPence toFreeDeliveryPence }
      }
    }`,
    { input },
  );

/** Changes a line, with what the shopper was shown among the input. */
export const changeOrderLine = (visitor: TestVisitor, input: Record<string, unknown>) =>
  mutate<"changeOrderLine", { order: ChangeableOrder | null } | null>(
    visitor,
    "changeOrderLine",
    input,
    `order { ${ORDER} }`,
  );

/** Asks what a change costs and agrees to it. */
export async function agreeToChange(visitor: TestVisitor, input: Record<string, unknown>): Promise<ChangeableOrder> {
  const { data: priced } = await priceChange(visitor, input);
  const { totals, order } = priced?.priceOrderLineChange ?? {};
  const shown = { expectedTotalPence: totals?.totalPence, expectedVersion: order?.version };
  const { data, errors } = await changeOrderLine(visitor, { ...input, ...shown });
  const changed = data?.changeOrderLine?.order;
  if (!changed || errors.length > 0) throw new Error(`Not changed: ${JSON.stringify(errors)}`);
  return changed;
}

/** Kinds of the mails about an order, in alphabetical order. */
export const mailsAboutOrder = async ({ database }: TestShop, number: string): Promise<string[]> => {
  const rows: { kind: string }[] = await database.query(
    `SELECT j.data->>'kind' AS kind FROM pgboss.job j JOIN orders o ON o.id::text = j.data->>'about'
     WHERE o.number = $1 ORDER BY kind`,
    [number],
  );
  return rows.map(({ kind }) => kind);
};
