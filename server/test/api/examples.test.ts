import { describe, expect, it } from "vitest";
import { readExamples, type Example } from "../../src/graphql/explorer/examples.js";
import { ACCOUNT_EXAMPLES } from "../builders/account-examples.js";
import { addToCart, anAddition, type TestCart } from "../builders/cart.js";
import { placeOrder } from "../builders/order.js";
import { useShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

const shop = useShop();

/** Values for the placeholders in the variables of an example. */
const PREPARED: Record<string, (visitor: TestVisitor, given: Example["variables"]) => Promise<Example["variables"]>> = {
  "change-line": async (visitor, { input }) => ({ input: { ...(input as object), lineId: await aLine(visitor) } }),
  "remove-line": async (visitor) => ({ input: { lineId: await aLine(visitor) } }),
  "place-order": async (visitor, given) => {
    await aLine(visitor);
    return given;
  },
  "track-order": async (visitor, { email }) => {
    await aLine(visitor);
    const { data } = await placeOrder(visitor);
    return { email, number: data?.placeOrder.order.number };
  },
  "show-quote-request": async (visitor) => {
    const request = readExamples().find(({ name }) => name === "request-quote");
    const { data } = await visitor.graphql<{ requestQuote: { quoteRequest: { id: string } } }>(
      request?.document ?? "",
      request?.variables,
    );
    return { id: data.requestQuote.quoteRequest.id };
  },
  "show-order": async (visitor, given) => {
    await aLine(visitor);
    await placeOrder(visitor);
    return given;
  },
};

async function aLine(visitor: TestVisitor): Promise<string | undefined> {
  const { data } = await addToCart(visitor, await anAddition(visitor));
  const cart: TestCart | undefined = data?.addToCart;
  return cart?.lines[0]?.id;
}

describe("the example", () => {
  it.each(readExamples())("$name answers with data", async ({ name, document, variables }) => {
    const visitor = shop().visitor();
    const given =
      (await PREPARED[name]?.(visitor, variables)) ??
      (await ACCOUNT_EXAMPLES[name]?.(shop(), visitor, variables)) ??
      variables;
    const { status, data, errors } = await visitor.graphql(document, given);
    expect(errors).toEqual([]);
    expect(status).toBe(200);
    for (const value of Object.values(data)) expect(value).toBeTruthy();
  });
});

it("examples have a title, a named operation and a unique name", () => {
  const examples = readExamples();
  for (const { title, document } of examples) {
    expect(title).toMatch(/^[A-Z].*\.$/);
    expect(document).toMatch(/^(query|mutation) [A-Z]\w+/m);
  }
  expect(new Set(examples.map(({ name }) => name)).size).toBe(examples.length);
});
