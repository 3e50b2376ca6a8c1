import { beforeEach, describe, expect, it } from "vitest";
import { keyOf } from "../../src/kernel/graphql/global-id.js";
import { anAccount, signIn } from "../builders/account.js";
import { addToCart, anAddition, readCart } from "../builders/cart.js";
import { useShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

const ORIGIN = "https://shop.example";
const plainShop = useShop();
const shop = useShop({ settings: { publicUrl: ORIGIN, trustProxy: 1 }, beside: plainShop });

/** A visitor behind a proxy that reports this protocol. */
function visitorBy(protocol: string | undefined): TestVisitor {
  const visitor = shop().visitor();
  const send = visitor.send.bind(visitor);
  visitor.send = (method, path, body, headers) =>
    send(method, path, body, { ...headers, ...(protocol !== undefined && { "x-forwarded-proto": protocol }) });
  return visitor;
}

const REFUSAL = `The shop can't remember this, because your request did not reach it over https. Please open ${ORIGIN} and try again.`;

const stored = async () => {
  const [counts] = await shop().database.query(
    "SELECT (SELECT count(*) FROM session)::int AS sessions, (SELECT count(*) FROM cart)::int AS carts",
  );
  return counts;
};

let addition: Awaited<ReturnType<typeof anAddition>>;
beforeEach(async () => {
  addition = await anAddition(plainShop().visitor());
});

describe.each([undefined, "http"])("a mutation that would start a session over %s", (protocol) => {
  it("is refused by GraphQL, and nothing is stored", async () => {
    const before = await stored();
    const visitor = visitorBy(protocol);
    const { status, errors } = await addToCart(visitor, addition);
    expect(status).toBe(403);
    expect(errors).toMatchObject([{ message: REFUSAL, extensions: { code: "HTTPS_REQUIRED" } }]);
    expect([visitor.cookie, await stored()]).toEqual([undefined, before]);
  });

  it("is refused by REST, and nothing is stored", async () => {
    const before = await stored();
    const productId = keyOf("Product", addition.productId);
    const answer = await visitorBy(protocol).rest("POST", "/api/cart", { ...addition, productId, customizations: {} });
    expect(answer).toMatchObject({ status: 403, text: REFUSAL, setsCookie: false });
    expect(await stored()).toEqual(before);
  });

  it("is refused for signing in", async () => {
    const { email } = await anAccount(plainShop());
    const { errors } = await signIn(visitorBy(protocol), email);
    expect(errors).toMatchObject([{ extensions: { code: "HTTPS_REQUIRED" } }]);
  });

  it("does not affect reads", async () => {
    expect((await readCart(visitorBy(protocol))).errors).toEqual([]);
  });
});

it("works over https with a Secure cookie", async () => {
  const visitor = visitorBy("https");
  expect((await addToCart(visitor, addition)).errors).toEqual([]);
  expect(visitor.cookie).toMatch(/^__Host-sid=/);
  expect((await readCart(visitor)).data.cart.count).toBe(1);
});

it("is logged once with the setting to change", () => {
  const lines = shop().log.filter(({ msg }) => msg.startsWith("no session can begin"));
  expect(lines).toMatchObject([{ level: 40, msg: expect.stringMatching(/Set TRUST_PROXY/) }]);
});
