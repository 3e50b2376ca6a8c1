import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { globalId } from "../../src/kernel/graphql/global-id.js";
import { accountOf, aCustomer, saveAddress, signIn } from "../builders/account.js";
import { aCartWith } from "../builders/cart.js";
import { requestQuote } from "../builders/enquiry.js";
import { mutate } from "../builders/mutation.js";
import { aCheckout, placeOrder } from "../builders/order.js";
import { useShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

const shop = useShop();

type TestNode = { __typename: string; id: string } & Record<string, unknown>;

const node = (visitor: TestVisitor, id: string | undefined) =>
  visitor.graphql<{ node: TestNode | null }>(
    `query ($id: ID!) { node(id: $id) { __typename id ... on Product { slug category { slug } } ... on Order { number } ... on Cart { count }
      ... on SavedAddress { city } ... on QuoteRequest { name } ... on Account { email } ... on Review { rating } } }`,
    { id },
  );
const nodes = (visitor: TestVisitor, ids: readonly string[]) =>
  visitor.graphql<{ nodes: (TestNode | null)[] }>("query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }", {
    ids,
  });

/** A visitor with something of every private type, and its ids. */
async function anOwner(): Promise<{ visitor: TestVisitor; ids: Record<string, string> }> {
  const { visitor } = await aCustomer(shop());
  await aCartWith(visitor);
  const placed = await mutate<"placeOrder", { order: { id: string } }>(
    visitor,
    "placeOrder",
    { ...aCheckout(), idempotencyKey: randomUUID() },
    "order { id }",
  );
  await saveAddress(visitor);
  const quote = await requestQuote(visitor);
  const { id, addresses, signIns } = await accountOf(visitor);
  const { data } = await visitor.graphql<{ cart: { id: string } }>("{ cart { id } }");
  return {
    visitor,
    ids: {
      Account: id,
      SavedAddress: addresses[0]?.id ?? "",
      SignIn: signIns[0]?.id ?? "",
      Cart: data.cart.id,
      Order: placed.data?.placeOrder.order.id ?? "",
      QuoteRequest: quote.data?.requestQuote.quoteRequest.id ?? "",
    },
  };
}

describe("what is public", () => {
  it("is read by anybody, without a session", async () => {
    const visitor = shop().visitor();
    const { data, requestId } = await node(visitor, globalId("Product", 1));
    expect(data.node).toMatchObject({ __typename: "Product", id: globalId("Product", 1), slug: "roller-blinds" });
    expect(data.node?.["category"]).toEqual({ slug: "blinds" });
    expect(await shop().statements(requestId)).toBe(2);
    expect((await node(visitor, globalId("Category", 1))).data.node?.__typename).toBe("Category");
    expect((await node(visitor, globalId("Review", 1))).data.node?.["rating"]).toBeGreaterThan(0);
    expect(visitor.cookie).toBeUndefined();
  });

  it("is null before it is published", async () => {
    const [{ id }] = await shop().database.query(
      `INSERT INTO review (product_id, rating, comment, user_name, user_location, review_date)
       VALUES (1, 5, 'Neat.', 'Jo', 'Bristol', now()) RETURNING id`,
    );
    expect((await node(shop().visitor(), globalId("Review", id))).data).toEqual({ node: null });
  });
});

describe("what is private", () => {
  it("is read by its owner, and like missing by anybody else", async () => {
    const { visitor, ids } = await anOwner();
    const { visitor: other } = await aCustomer(shop());
    await aCartWith(other);
    for (const [type, id] of Object.entries(ids)) {
      expect((await node(visitor, id)).data.node).toMatchObject({ __typename: type, id });
      for (const stranger of [other, shop().visitor()]) {
        const missing = await node(stranger, globalId(type, randomUUID()));
        const theirs = await node(stranger, id);
        const seen = async ({ status, data, errors, requestId }: typeof theirs) => ({
          ...{ type, status, data, errors },
          statements: await shop().statements(requestId),
        });
        expect(theirs.data).toEqual({ node: null });
        expect(await seen(theirs)).toEqual(await seen(missing));
      }
    }
  });

  it("of a guest's session is read by it; its cart by whoever knows the id", async () => {
    const guest = shop().visitor();
    await aCartWith(guest);
    const { data } = await guest.graphql<{ cart: { id: string } }>("{ cart { id } }");
    expect((await node(shop().visitor(), data.cart.id)).data.node).toMatchObject({ id: data.cart.id, count: 1 });
    const { data: placed } = await placeOrder(guest);
    const { data: read } = await guest.graphql<{ order: { id: string } }>("{ order { id } }");
    expect((await node(guest, read.order.id)).data.node?.["number"]).toBe(placed?.placeOrder.order.number);
    expect((await node(shop().visitor(), read.order.id)).data).toEqual({ node: null });
  });

  it("is null for a cart that was merged, and for the cart that there is not yet", async () => {
    const guest = shop().visitor();
    const { data: before } = await guest.graphql<{ cart: { id: string } }>("{ cart { id } }");
    expect((await node(guest, before.cart.id)).data).toEqual({ node: null });
    await aCartWith(guest);
    const { data } = await guest.graphql<{ cart: { id: string } }>("{ cart { id } }");
    const { account } = await aCustomer(shop());
    await signIn(guest, account.email);
    expect((await node(guest, data.cart.id)).data).toEqual({ node: null });
  });
});

describe("many nodes", () => {
  it("come in the order of their ids, with null for what there is not", async () => {
    const { visitor, ids } = await anOwner();
    const [cart = "", order = ""] = [ids["Cart"], ids["Order"]];
    const product = globalId("Product", 2);
    const asked = [order, "no id", product, globalId("Shop", 1), globalId("Product", 999_999), cart, product];
    expect((await nodes(visitor, asked)).data.nodes.map((each) => each?.id ?? null)).toEqual([
      ...[order, null, product, null, null, cart, product],
    ]);
  });

  it("take as many statements as one of each type", async () => {
    const { visitor, ids } = await anOwner();
    const foreign = Object.keys(ids).flatMap((type) => Array.from({ length: 8 }, () => globalId(type, randomUUID())));
    const products = Array.from({ length: 12 }, (_, index) => globalId("Product", index + 2));
    const one = await nodes(visitor, [...Object.values(ids), globalId("Product", 1)]);
    const many = await nodes(visitor, [...Object.values(ids), globalId("Product", 1), ...products, ...foreign]);
    expect(many.data.nodes.filter(Boolean)).toHaveLength(Object.keys(ids).length + 13);
    expect(await shop().statements(many.requestId)).toBe(await shop().statements(one.requestId));
  });

  it("of several fields of an operation are read together", async () => {
    const field = (key: number) => `n${key}: node(id: "${globalId("Product", key)}") { id }`;
    const { data, requestId } = await shop()
      .visitor()
      .graphql(`{ ${[1, 2, 3].map(field).join(" ")} }`);
    expect(Object.keys(data ?? {})).toEqual(["n1", "n2", "n3"]);
    expect(await shop().statements(requestId)).toBe(1);
  });

  it("cost as much as their fields, and are 100 at most", async () => {
    const ids = Array.from({ length: 101 }, (_, index) => globalId("Product", index + 1));
    expect((await nodes(shop().visitor(), ids)).status).toBe(400);
    const dear = await shop()
      .visitor()
      .graphql(
        "query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on Product { related { related { id name slug } } reviews { nodes { id } } } } }",
        { ids: ids.slice(0, 100) },
      );
    expect(dear.errors[0]?.extensions.code).toBe("QUERY_TOO_COMPLEX");
  });
});
