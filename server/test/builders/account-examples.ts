import type { Example } from "../../src/graphql/explorer/examples.js";
import type { TestShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";
import {
  accountEmailTo,
  accountOf,
  anAccount,
  anEmail,
  aRegistration,
  changeEmail,
  register,
  requestReset,
  saveAddress,
  signIn,
  signInByTokens,
} from "./account.js";
import { aCartWith } from "./cart.js";
import { aCheckout, placeOrder } from "./order.js";

type Variables = Example["variables"];
type Preparation = (shop: TestShop, visitor: TestVisitor, given: Variables) => Promise<Variables>;

async function enter(shop: TestShop, visitor: TestVisitor): Promise<string> {
  const { email } = await anAccount(shop);
  await signIn(visitor, email);
  return email;
}

/** For an example that needs a sign-in and keeps its variables. */
const signedIn: Preparation = async (shop, visitor, given) => {
  await enter(shop, visitor);
  return given;
};

async function anOrder(visitor: TestVisitor, email?: string): Promise<string | undefined> {
  await aCartWith(visitor);
  return (await placeOrder(visitor, aCheckout(email === undefined ? {} : { email }))).data?.placeOrder?.order.number;
}

const withInput = ({ input }: Variables, changes: Record<string, unknown>) => ({
  input: { ...(input as object), ...changes },
});

/** The preparation that each account example asks of its reader. */
export const ACCOUNT_EXAMPLES: Readonly<Record<string, Preparation>> = {
  "register-from-order": async (_shop, visitor, given) => withInput(given, { orderNumber: await anOrder(visitor) }),
  "confirm-registration": async (shop, visitor, given) => {
    const form = aRegistration();
    await register(visitor, form);
    return withInput(given, { token: (await accountEmailTo(shop, form.email, "register")).token });
  },
  "sign-in": async (shop, _visitor, given) => withInput(given, { email: (await anAccount(shop)).email }),
  "refresh-tokens": async (shop, visitor, given) => {
    const { email } = await anAccount(shop);
    const { data } = await signInByTokens(visitor, email);
    return withInput(given, { refreshToken: data?.signIn.tokens.refreshToken });
  },
  "order-again": async (shop, visitor) => {
    await enter(shop, visitor);
    return { input: { number: await anOrder(visitor) } };
  },
  "claim-order": async (shop, visitor) => {
    const email = await enter(shop, visitor);
    return { input: { number: await anOrder(shop.visitor(), email) } };
  },
  "remove-address": async (shop, visitor) => {
    await enter(shop, visitor);
    return { input: { id: (await saveAddress(visitor)).data?.saveAddress?.account.addresses[0]?.id } };
  },
  "end-sign-in": async (shop, visitor) => {
    await signIn(shop.visitor(), await enter(shop, visitor));
    return { input: { id: (await accountOf(visitor)).signIns[1]?.id } };
  },
  "reset-password": async (shop, visitor, given) => {
    const { email } = await anAccount(shop);
    await requestReset(visitor, email);
    return withInput(given, { token: (await accountEmailTo(shop, email, "reset-password")).token });
  },
  "confirm-new-email": async (shop, visitor) => {
    await enter(shop, visitor);
    const email = anEmail();
    await changeEmail(visitor, email);
    return { input: { token: (await accountEmailTo(shop, email, "new-email")).token } };
  },
  ...Object.fromEntries(
    [
      ...["show-account", "account-orders", "update-details", "save-address", "set-mailing-list", "keep-saved"],
      ...["remove-saved", "change-password", "change-email", "download-my-data", "sign-out-everywhere", "sign-out"],
      ...["delete-account"],
    ].map((name) => [name, signedIn]),
  ),
};
