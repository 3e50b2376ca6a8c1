import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import {
  accountEmailTo,
  aCustomer,
  anAccount,
  aRegistration,
  PASSWORD,
  register,
  requestReset,
} from "../builders/account.js";
import { aCartWith, anAddition, readCart } from "../builders/cart.js";
import { mutate } from "../builders/mutation.js";
import { aCheckout, readOrder } from "../builders/order.js";
import { useShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";

const shop = useShop();

type Joined = {
  cart: { count: number; promotion: { code: string } | null } | null;
  tokens: { accessToken: string } | null;
};

/** A cart without a session, with two roller blinds. */
async function aCart(): Promise<string> {
  const visitor = shop().visitor();
  const { data } = await mutate<"createCart", { cart: { id: string } }>(
    visitor,
    "createCart",
    undefined,
    "cart { id }",
  );
  const cartId = data?.createCart.cart.id ?? "";
  await mutate(visitor, "addToCart", { lines: [await anAddition(visitor, "roller-blinds", { quantity: 2 })], cartId });
  return cartId;
}

const signInWith = (visitor: TestVisitor, email: string, input: Record<string, unknown>) =>
  mutate<"signIn", Joined>(
    visitor,
    "signIn",
    { email, password: PASSWORD, withTokens: true, ...input },
    "cart { count promotion { code } } tokens { accessToken }",
  );

const countById = async (visitor: TestVisitor, id: string) =>
  (await visitor.graphql<{ cart: { count: number } } | null>("query ($id: ID) { cart(id: $id) { count } }", { id }))
    .data?.cart.count;

it("joins the account's at a sign-in with tokens, and is not found afterwards", async () => {
  const { visitor, account } = await aCustomer(shop());
  await aCartWith(visitor, "roman-blinds");
  const cartId = await aCart();
  await mutate(shop().visitor(), "applyPromotionCode", { code: "SUMMER25", cartId });
  const client = shop().visitor();
  const { data } = await signInWith(client, account.email, { cartId });
  expect(data?.signIn.cart).toMatchObject({ count: 3, promotion: { code: "SUMMER25" } });
  client.accessToken = data?.signIn.tokens?.accessToken;
  expect((await readCart(client)).data.cart.count).toBe(3);
  expect(await countById(shop().visitor(), cartId)).toBeUndefined();
  expect(client.cookie).toBeUndefined();
});

it("joins once, also when the sign-in is sent again because its answer was lost", async () => {
  const { email } = await anAccount(shop());
  const cartId = await aCart();
  for (const count of [2, 2])
    expect((await signInWith(shop().visitor(), email, { cartId })).data?.signIn.cart?.count).toBe(count);
});

it("joins one account of two that sign in with it at once", async () => {
  const accounts = [await anAccount(shop()), await anAccount(shop())];
  const cartId = await aCart();
  const answers = await Promise.all(accounts.map(({ email }) => signInWith(shop().visitor(), email, { cartId })));
  expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
  expect(answers.map(({ data }) => data?.signIn.cart?.count ?? 0).toSorted((one, other) => one - other)).toEqual([
    0, 2,
  ]);
});

it("is left alone where it is another account's", async () => {
  const { visitor: owner } = await aCustomer(shop());
  await aCartWith(owner);
  const own = (await owner.graphql<{ cart: { id: string } }>("{ cart { id } }")).data.cart.id;
  const { email } = await anAccount(shop());
  const { data, errors } = await signInWith(shop().visitor(), email, { cartId: own });
  expect(errors).toEqual([]);
  expect(data?.signIn.cart?.count).toBe(0);
  expect(await countById(owner, own)).toBe(1);
});

it("stays a guest's where the password is wrong", async () => {
  const { email } = await anAccount(shop());
  const cartId = await aCart();
  const { errors } = await signInWith(shop().visitor(), email, { cartId, password: "not the password" });
  expect(errors).toMatchObject([{ extensions: { code: "WRONG_CREDENTIALS" } }]);
  expect(await countById(shop().visitor(), cartId)).toBe(2);
});

it("is ignored where there is none of this id", async () => {
  const { email } = await anAccount(shop());
  for (const cartId of ["", "x", "Q2FydDow"])
    expect((await signInWith(shop().visitor(), email, { cartId })).errors).toEqual([]);
});

it("joins with the session's cart at a sign-in by cookie", async () => {
  const { email } = await anAccount(shop());
  const guest = shop().visitor();
  await aCartWith(guest, "roman-blinds");
  const { data } = await signInWith(guest, email, { cartId: await aCart(), withTokens: false });
  expect(data?.signIn.cart?.count).toBe(3);
});

it("leaves the orders that were placed with it to number and e-mail", async () => {
  const { email } = await anAccount(shop());
  const cartId = await aCart();
  const input = { ...aCheckout(), cartId, idempotencyKey: randomUUID() };
  const placed = await mutate<"placeOrder", { order: { number: string } }>(
    shop().visitor(),
    "placeOrder",
    input,
    "order { number }",
  );
  const number = placed.data?.placeOrder.order.number ?? "";
  const client = shop().visitor();
  client.accessToken = (await signInWith(client, email, { cartId })).data?.signIn.tokens?.accessToken;
  expect((await readOrder(client, number)).data.order).toBeNull();
  expect((await readOrder(shop().visitor(), number, input.email)).data.order?.number).toBe(number);
});

it("joins the account's by the links of a registration and of a password reset", async () => {
  const form = aRegistration();
  await register(shop().visitor(), form);
  const { token } = await accountEmailTo(shop(), form.email, "register");
  const input = { token, password: PASSWORD, withTokens: true };
  const selection = "cart { count } tokens { accessToken }";
  const confirmed = await mutate<"confirmRegistration", Joined>(
    shop().visitor(),
    "confirmRegistration",
    { ...input, cartId: await aCart() },
    selection,
  );
  expect(confirmed.data?.confirmRegistration.cart?.count).toBe(2);
  await requestReset(shop().visitor(), form.email);
  const reset = await accountEmailTo(shop(), form.email, "reset-password");
  const done = await mutate<"resetPassword", Joined>(
    shop().visitor(),
    "resetPassword",
    { ...input, token: reset.token, password: "another long passphrase", cartId: await aCart() },
    selection,
  );
  expect(done.data?.resetPassword.cart?.count).toBe(4);
});
