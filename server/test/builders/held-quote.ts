import { randomUUID } from "node:crypto";
import type { DataSource } from "typeorm";
import type { TestVisitor } from "../harness/visitor.js";
import { aCartWith, type TestCart, type TestTotals } from "./cart.js";
import { mutate } from "./mutation.js";

const HELD_QUOTE = `
  number state madeAt heldUntil email delivery fulfilment orderNumber
  lines { name slug quantity width height material color roomName windowName unitPricePence totalPence }
  promotion { code name percent }
  totals { subtotalPence deliveryPence taxPence includedTaxPence totalPence discountPence toFreeDeliveryPence }`;

export type TestHeldQuote = {
  number: string;
  state: string;
  madeAt: string;
  heldUntil: string;
  email: string | null;
  delivery: string;
  fulfilment: string;
  orderNumber: string | null;
  lines: { name: string; slug: string; quantity: number; unitPricePence: number; totalPence: number }[];
  promotion: { code: string | null; name: string; percent: number } | null;
  totals: TestTotals;
};

export const keepPrice = (visitor: TestVisitor, input: Record<string, unknown> = {}) =>
  mutate<"keepPrice", { heldQuote: TestHeldQuote | null }>(
    visitor,
    "keepPrice",
    { idempotencyKey: randomUUID(), ...input },
    `heldQuote { ${HELD_QUOTE} }`,
  );

/** A quote of what is in the visitor's cart. */
export async function aHeldQuote(visitor: TestVisitor, input: Record<string, unknown> = {}): Promise<TestHeldQuote> {
  const { data, errors } = await keepPrice(visitor, input);
  const quote = data?.keepPrice.heldQuote;
  if (!quote) throw new Error(errors[0]?.message ?? "No quote was made.");
  return quote;
}

export const readHeldQuote = async (visitor: TestVisitor, number?: string): Promise<TestHeldQuote | null> => {
  const { data } = await visitor.graphql<{ heldQuote: TestHeldQuote | null }>(
    `query ($number: String) { heldQuote(number: $number) { ${HELD_QUOTE} } }`,
    { number },
  );
  return data.heldQuote;
};

export const readHeldQuotes = async (visitor: TestVisitor): Promise<TestHeldQuote[]> => {
  const { data } = await visitor.graphql<{ heldQuotes: TestHeldQuote[] }>(`{ heldQuotes { ${HELD_QUOTE} } }`);
  return data.heldQuotes;
};

type HeldCart = Pick<TestCart, "count" | "version" | "promotion" | "checkoutTotals"> & {
  makingFingerprint: string;
  heldQuote: { number: string; state: string; isAsAgreed: boolean } | null;
  lines: (TestCart["lines"][number] & { isHeld: boolean })[];
};

const CART = `
  version count makingFingerprint promotion { code name percent } heldQuote { number state isAsAgreed }
  lines { id quantity isHeld unitPricePence totalPence product { slug name } }
  checkoutTotals { subtotalPence deliveryPence taxPence includedTaxPence totalPence discountPence toFreeDeliveryPence }`;

export const orderHeldQuote = (visitor: TestVisitor, input: Record<string, unknown> = {}) =>
  mutate<"orderHeldQuote", { cart: HeldCart | null; notices: string[] | null }>(
    visitor,
    "orderHeldQuote",
    input,
    `notices cart { ${CART} }`,
  );

export const readHeldCart = async (visitor: TestVisitor): Promise<HeldCart> =>
  (await visitor.graphql<{ cart: HeldCart }>(`{ cart { ${CART} } }`)).data.cart;

/** Two products in the cart, one of them twice, and the quote of them. */
export async function aKeptCart(visitor: TestVisitor): Promise<TestHeldQuote> {
  await aCartWith(visitor, "roller-blinds", { quantity: 2, roomName: "Kitchen", windowName: "left" });
  await aCartWith(visitor, "wooden-blinds");
  return aHeldQuote(visitor);
}

type RepricedLine = {
  line: { name: string; totalPence: number };
  totalNowPence: number | null;
  refusal: string | null;
  notice: string | null;
};

export const priceHeldQuoteAnew = (visitor: TestVisitor, input: Record<string, unknown>) =>
  mutate<"priceHeldQuoteAnew", { heldQuote: TestHeldQuote | null; lines: RepricedLine[] | null }>(
    visitor,
    "priceHeldQuoteAnew",
    { idempotencyKey: randomUUID(), ...input },
    `heldQuote { ${HELD_QUOTE} } lines { line { name totalPence } totalNowPence refusal notice }`,
  );

/** Makes a quote 32 days old, so that its prices are not held any more. */
export const expireQuote = (database: DataSource, number: string): Promise<void> =>
  database.transaction(async (manager) => {
    await manager.query("ALTER TABLE held_quote DISABLE TRIGGER held_quote_kept");
    await manager.query(
      "UPDATE held_quote SET made_at = now() - interval '32 days', held_until = now() - interval '1 day' WHERE number = $1",
      [number],
    );
    await manager.query("ALTER TABLE held_quote ENABLE TRIGGER held_quote_kept");
  });
