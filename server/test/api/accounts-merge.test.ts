import { expect, it } from "vitest";
import { aCustomer, anAccount, signIn } from "../builders/account.js";
import { aCartWith, addToCart, anAddition, applyCode, readCart, removeLine, setQuantity } from "../builders/cart.js";
import {
  aMessage,
  aSampleForm,
  readQuote,
  requestQuote,
  requestSamples,
  sendContactMessage,
} from "../builders/enquiry.js";
import { mutate } from "../builders/mutation.js";
import { useShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

const shop = useShop();

const linesOf = async (visitor: TestVisitor) =>
  (await readCart(visitor)).data.cart.lines.map(({ product, width, quantity }) => [product?.slug, width, quantity]);

/** Another tab of the same browser with the old cookie. */
function formerTab({ cookie }: TestVisitor): TestVisitor {
  const tab = shop().visitor();
  tab.cookie = cookie;
  return tab;
}

it("adds up equal configurations and appends the other lines", async () => {
  const { visitor: device, account } = await aCustomer(shop());
  await aCartWith(device, "roller-blinds", { quantity: 2 });
  await aCartWith(device, "wooden-blinds");
  const visitor = shop().visitor();
  await aCartWith(visitor, "roman-blinds", { width: 40 });
  await aCartWith(visitor, "roller-blinds", { quantity: 3 });
  const { data } = await signIn(visitor, account.email);
  expect(data?.signIn.cartNotices).toEqual([]);
  const merged = [
    ["roller-blinds", 36, 5],
    ["wooden-blinds", 36, 1],
    ["roman-blinds", 40, 1],
  ];
  expect(await linesOf(visitor)).toEqual(merged);
  expect(await linesOf(device)).toEqual(merged);
});

it("merges once when the sign-in is repeated", async () => {
  const account = await anAccount(shop());
  const visitor = shop().visitor();
  await aCartWith(visitor, "roller-blinds", { quantity: 3 });
  const tab = formerTab(visitor);
  await Promise.all([signIn(visitor, account.email), signIn(tab, account.email)]);
  await signIn(visitor, account.email);
  for (const browser of [visitor, tab]) expect(await linesOf(browser)).toEqual([["roller-blinds", 36, 3]]);
});

it("reports the pieces above 99 of one item", async () => {
  const { visitor: device, account } = await aCustomer(shop());
  await aCartWith(device, "roller-blinds", { quantity: 90 });
  const visitor = shop().visitor();
  await aCartWith(visitor, "roller-blinds", { quantity: 20 });
  const { data } = await signIn(visitor, account.email);
  expect(data?.signIn.cartNotices).toEqual([
    expect.stringMatching(/^Your cart is full: 11 of .*Roller.* could not be added to it\.$/i),
  ]);
  expect(await linesOf(visitor)).toEqual([["roller-blinds", 36, 99]]);
});

it("reports the items above 50", async () => {
  const { visitor: device, account } = await aCustomer(shop());
  for (let i = 0; i < 49; i += 1) await aCartWith(device, "roller-blinds", { width: 24 + i / 4 });
  const visitor = shop().visitor();
  await aCartWith(visitor, "roman-blinds", { width: 50 });
  await aCartWith(visitor, "roman-blinds", { width: 51, quantity: 2 });
  const { data } = await signIn(visitor, account.email);
  expect(data?.signIn.cartNotices).toEqual([expect.stringContaining("2 of ")]);
  expect(await linesOf(visitor)).toHaveLength(50);
});

it("prefers the guest's promotion code to the account's", async () => {
  const { visitor: device, account } = await aCustomer(shop());
  await applyCode(device, "SUMMER25");
  const visitor = shop().visitor();
  await aCartWith(visitor);
  await signIn(visitor, account.email);
  expect((await readCart(visitor)).data.cart.promotion?.code).toBe("SUMMER25");
  const { account: other } = await aCustomer(shop());
  const guest = shop().visitor();
  await applyCode(guest, "SUMMER25");
  await signIn(guest, other.email);
  expect((await readCart(guest)).data.cart.promotion?.code).toBe("SUMMER25");
});

it("moves the session's quote requests to the account", async () => {
  const { account, visitor: device } = await aCustomer(shop());
  const visitor = shop().visitor();
  const { data } = await requestQuote(visitor);
  const id = data?.requestQuote.quoteRequest.id;
  await signIn(visitor, account.email);
  for (const browser of [visitor, device]) expect((await readQuote(browser, id)).data.quoteRequest?.id).toBe(id);
});

it("moves the session's messages and sample requests to the account", async () => {
  const { account } = await aCustomer(shop());
  const visitor = shop().visitor();
  await aCartWith(visitor);
  await sendContactMessage(visitor, aMessage({ message: "Before signing in." }));
  await requestSamples(visitor, await aSampleForm(visitor, { city: "Bath" }));
  await signIn(visitor, account.email);
  const { data } = await mutate<"downloadMyData", { data: string }>(visitor, "downloadMyData", undefined, "data");
  expect(JSON.parse(data?.downloadMyData.data ?? "")).toMatchObject({
    messages: [{ message: "Before signing in." }],
    sampleRequests: [{ city: "Bath" }],
  });
});

it("refuses another tab's change in flight and loses no confirmed one", async () => {
  const account = await anAccount(shop());
  const visitor = shop().visitor();
  const line = await aCartWith(visitor);
  const tab = formerTab(visitor);
  const addition = await anAddition(visitor, "roman-blinds");
  await signIn(visitor, account.email);
  for (const answer of [
    await addToCart(tab, addition),
    await setQuantity(tab, { lineId: line.id, quantity: 7 }),
    await removeLine(tab, line.id),
    await applyCode(tab, "SUMMER25"),
  ])
    expect(["CONFLICT", "NOT_FOUND"]).toContain(answer.errors[0]?.extensions.code);
  expect((await addToCart(tab, addition)).errors).toMatchObject([
    { message: "Your cart has been changed in the meantime. Please look at it again." },
  ]);
  expect(tab.cookie).not.toBe(visitor.cookie);
  expect(await linesOf(visitor)).toEqual([["roller-blinds", 36, 1]]);
  expect((await addToCart(formerTab(visitor), addition)).errors).toEqual([]);
  expect(await linesOf(visitor)).toHaveLength(2);
});

it("treats the old session as a guest's after a minute", async () => {
  const account = await anAccount(shop());
  const visitor = shop().visitor();
  await aCartWith(visitor);
  const tab = formerTab(visitor);
  await signIn(visitor, account.email);
  await shop().database.query(
    "UPDATE cart SET merged_at = now() - interval '61 s', updated_at = now() - interval '61 s' WHERE merged_at IS NOT NULL",
  );
  expect((await addToCart(tab, await anAddition(tab, "roman-blinds"))).errors).toEqual([]);
  expect(await linesOf(tab)).toEqual([["roman-blinds", 36, 1]]);
  expect(await linesOf(visitor)).toEqual([["roller-blinds", 36, 1]]);
});

it("keeps every confirmed line when one tab adds while another signs in", async () => {
  for (let round = 0; round < 6; round += 1) {
    const account = await anAccount(shop());
    const visitor = shop().visitor();
    await aCartWith(visitor);
    const widths = Array.from({ length: 8 }, (_, index) => 24 + index);
    const additions = await Promise.all(
      widths.map((width) => anAddition(visitor, "roman-blinds", { width, height: 40 })),
    );
    const answers = await Promise.all([
      ...additions.slice(0, 4).map((addition) => addToCart(formerTab(visitor), addition)),
      signIn(visitor, account.email),
      ...additions.slice(4).map((addition) => addToCart(formerTab(visitor), addition)),
    ]);
    const additionsDone = [...answers.slice(0, 4), ...answers.slice(5)];
    const acknowledged = widths.filter((_, index) => additionsDone[index]?.errors.length === 0);
    const kept = (await linesOf(visitor)).filter(([slug]) => slug === "roman-blinds").map(([, width]) => width);
    expect(new Set(kept)).toEqual(new Set(acknowledged));
    for (const { errors } of answers.filter((answer) => answer.errors.length > 0))
      expect(errors).toMatchObject([{ extensions: { code: "CONFLICT" } }]);
  }
});
