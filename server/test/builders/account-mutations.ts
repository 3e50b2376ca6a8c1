import { globalId } from "../../src/kernel/graphql/global-id.js";
import type { TestShop } from "../harness/shop.js";
import type { GraphQLAnswer, TestVisitor } from "../harness/visitor.js";
import {
  accountEmailTo,
  accountOf,
  anAccount,
  anAddressForm,
  anEmail,
  aRegistration,
  changeEmail,
  confirmNewEmail,
  confirmRegistration,
  PASSWORD,
  refreshTokens,
  register,
  requestReset,
  resetPassword,
  saveAddress,
  signIn,
  signInByTokens,
} from "./account.js";
import { aCartWith, applyCode } from "./cart.js";
import { aMerge, confirmMerge, refuseMerge } from "./customer-merge.js";
import { mutate } from "./mutation.js";
import { aCheckout, placeOrder } from "./order.js";
import { aPersonalDataLink, erasePersonalData, readPersonalData, requestPersonalData } from "./personal-data.js";

type Answer = Pick<GraphQLAnswer<unknown>, "status" | "data" | "errors">;

/** Prepares the state for a mutation and returns the request, which may be repeated. */
type Preparation = (shop: TestShop, visitor: TestVisitor) => Promise<() => Promise<Answer>>;

/** Signs the visitor in to a new account. */
async function enter(shop: TestShop, visitor: TestVisitor): Promise<string> {
  const { email } = await anAccount(shop);
  await signIn(visitor, email);
  return email;
}

/** For every account mutation, a preparation with which it succeeds. */
export const ACCOUNT_MUTATIONS: Readonly<Record<string, Preparation>> = {
  register: async (_shop, visitor) => {
    const form = aRegistration();
    return () => register(visitor, form);
  },
  registerFromOrder: async (_shop, visitor) => {
    await aCartWith(visitor);
    const { data } = await placeOrder(visitor);
    const input = { orderNumber: data?.placeOrder?.order.number, password: PASSWORD };
    return () => mutate(visitor, "registerFromOrder", input);
  },
  confirmRegistration: async (shop, visitor) => {
    await aCartWith(visitor);
    const form = aRegistration();
    await register(visitor, form);
    const { token } = await accountEmailTo(shop, form.email, "register");
    return () => confirmRegistration(visitor, token);
  },
  signIn: async (shop, visitor) => {
    const { email } = await anAccount(shop);
    await aCartWith(visitor);
    await applyCode(visitor, "SUMMER25");
    return () => signIn(visitor, email);
  },
  refreshTokens: async (shop, visitor) => {
    const { email } = await anAccount(shop);
    const { data } = await signInByTokens(visitor, email);
    return () => refreshTokens(visitor, data?.signIn.tokens.refreshToken);
  },
  signOut: async (shop, visitor) => {
    await enter(shop, visitor);
    return () => mutate(visitor, "signOut");
  },
  signOutEverywhere: async (shop, visitor) => {
    await enter(shop, visitor);
    return () => mutate(visitor, "signOutEverywhere");
  },
  endSignIn: async (shop, visitor) => {
    const email = await enter(shop, visitor);
    await signIn(shop.visitor(), email);
    const other = (await accountOf(visitor)).signIns.find(({ isThisOne }) => !isThisOne);
    return () => mutate(visitor, "endSignIn", { id: other?.id }, "account { id }");
  },
  requestPasswordReset: async (shop, visitor) => {
    const { email } = await anAccount(shop);
    return () => requestReset(visitor, email);
  },
  resetPassword: async (shop, visitor) => {
    const { email } = await anAccount(shop);
    await requestReset(visitor, email);
    const { token } = await accountEmailTo(shop, email, "reset-password");
    return () => resetPassword(visitor, token, "a better password");
  },
  changePassword: async (shop, visitor) => {
    await enter(shop, visitor);
    const input = { current: PASSWORD, password: "a better password" };
    return () => mutate(visitor, "changePassword", input, "account { id }");
  },
  changeEmail: async (shop, visitor) => {
    await enter(shop, visitor);
    const email = anEmail();
    return () => changeEmail(visitor, email);
  },
  confirmNewEmail: async (shop, visitor) => {
    await enter(shop, visitor);
    const email = anEmail();
    await changeEmail(visitor, email);
    const { token } = await accountEmailTo(shop, email, "new-email");
    return () => confirmNewEmail(visitor, token);
  },
  updateDetails: async (shop, visitor) => {
    await enter(shop, visitor);
    const input = { firstName: "Ada", lastName: "Byron", phone: "020 7946 0123" };
    return () => mutate(visitor, "updateDetails", input, "account { id }");
  },
  saveAddress: async (shop, visitor) => {
    await enter(shop, visitor);
    await saveAddress(visitor);
    return () => saveAddress(visitor, anAddressForm({ isDefault: true }));
  },
  removeAddress: async (shop, visitor) => {
    await enter(shop, visitor);
    await saveAddress(visitor);
    const { data } = await saveAddress(visitor);
    const id = data?.saveAddress?.account.addresses[0]?.id;
    return () => mutate(visitor, "removeAddress", { id }, "account { id }");
  },
  setMailingList: async (shop, visitor) => {
    await enter(shop, visitor);
    return () => mutate(visitor, "setMailingList", { isWanted: true }, "account { id }");
  },
  keepSaved: async (shop, visitor) => {
    await enter(shop, visitor);
    const input = { productIds: [1, 2].map((key) => globalId("Product", key)), inspirationIds: ["loft"] };
    return () => mutate(visitor, "keepSaved", input, "account { id }");
  },
  removeSaved: async (shop, visitor) => {
    await enter(shop, visitor);
    await mutate(visitor, "keepSaved", { productIds: [1, 2].map((key) => globalId("Product", key)) }, "account { id }");
    return () => mutate(visitor, "removeSaved", { productIds: [globalId("Product", 1)] }, "account { id }");
  },
  claimOrder: async (shop, visitor) => {
    const email = await enter(shop, visitor);
    const guest = shop.visitor();
    await aCartWith(guest);
    const { data } = await placeOrder(guest, aCheckout({ email }));
    const number = data?.placeOrder?.order.number;
    return () => mutate(visitor, "claimOrder", { number }, "account { id }");
  },
  orderAgain: async (shop, visitor) => {
    await enter(shop, visitor);
    await aCartWith(visitor);
    const { data } = await placeOrder(visitor);
    const number = data?.placeOrder?.order.number;
    return () => mutate(visitor, "orderAgain", { number }, "cart { count }");
  },
  downloadMyData: async (shop, visitor) => {
    await enter(shop, visitor);
    return () => mutate(visitor, "downloadMyData");
  },
  requestPersonalData: async (_shop, visitor) => {
    const email = anEmail();
    return () => requestPersonalData(visitor, email);
  },
  readPersonalData: async (shop, visitor) => {
    const token = await aPersonalDataLink(shop, anEmail());
    return () => readPersonalData(visitor, token);
  },
  erasePersonalData: async (shop, visitor) => {
    const token = await aPersonalDataLink(shop, anEmail());
    return () => erasePersonalData(visitor, token);
  },
  confirmAccountMerge: async (shop, visitor) => {
    const { email: keptEmail } = await anAccount(shop);
    const { email: leavingEmail } = await anAccount(shop);
    const { keptToken, leavingToken } = await aMerge(shop, { keptEmail, leavingEmail });
    await confirmMerge(shop.visitor(), leavingToken);
    return () => confirmMerge(visitor, keptToken);
  },
  refuseAccountMerge: async (shop, visitor) => {
    const { email: keptEmail } = await anAccount(shop);
    const { email: leavingEmail } = await anAccount(shop);
    const { keptToken } = await aMerge(shop, { keptEmail, leavingEmail });
    return () => refuseMerge(visitor, keptToken);
  },
  deleteAccount: async (shop, visitor) => {
    await enter(shop, visitor);
    return () => mutate(visitor, "deleteAccount", { password: PASSWORD });
  },
};
