import type { TestShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";
import { accountEmailTo } from "./account.js";
import { mutate } from "./mutation.js";

export const requestPersonalData = (visitor: TestVisitor, email: string) =>
  mutate(visitor, "requestPersonalData", { email });

export const readPersonalData = (visitor: TestVisitor, token: string) =>
  mutate<"readPersonalData", { data: string | null }>(visitor, "readPersonalData", { token }, "data");

export const erasePersonalData = (visitor: TestVisitor, token: string) =>
  mutate(visitor, "erasePersonalData", { token });

/** The token of a link that a guest has asked for. */
export async function aPersonalDataLink(shop: TestShop, email: string): Promise<string> {
  await requestPersonalData(shop.visitor(), email);
  return (await accountEmailTo(shop, email.toLowerCase(), "personal-data")).token;
}
