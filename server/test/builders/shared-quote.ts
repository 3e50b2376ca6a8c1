import type { TestVisitor } from "../harness/visitor.js";
import { aKeptCart } from "./held-quote.js";
import { mutate } from "./mutation.js";

type TestAgreement = { name: string; comment: string | null; agreedAt: string };
type Shared = { heldQuote: { number: string; sharedAt: string | null; agreement: TestAgreement | null } | null };

const AGREEMENT = "agreement { name comment agreedAt }";
const HELD_QUOTE = `heldQuote { number sharedAt ${AGREEMENT} }`;

/** Everything that a link shows, by every field that there is. */
const SHARED_QUOTE = `
  number state madeAt heldUntil delivery fulfilment promotion { code name percent } ${AGREEMENT}
  lines { id name slug family variant quantity width height material color roomName windowName unitPricePence totalPence }
  totals { subtotalPence deliveryPence taxPence includedTaxPence totalPence discountPence toFreeDeliveryPence }`;

export type TestSharedQuote = {
  number: string;
  state: string;
  lines: { name: string; roomName: string | null }[];
  totals: { totalPence: number };
  agreement: TestAgreement | null;
};

export const shareHeldQuote = (visitor: TestVisitor, input: Record<string, unknown> = {}) =>
  mutate<"shareHeldQuote", Shared & { token: string | null }>(visitor, "shareHeldQuote", input, `token ${HELD_QUOTE}`);

export const stopSharingHeldQuote = (visitor: TestVisitor, input: Record<string, unknown> = {}) =>
  mutate<"stopSharingHeldQuote", Shared>(visitor, "stopSharingHeldQuote", input, HELD_QUOTE);

export const agreeToSharedQuote = (visitor: TestVisitor, input: Record<string, unknown>) =>
  mutate<"agreeToSharedQuote", { sharedQuote: TestSharedQuote | null }>(
    visitor,
    "agreeToSharedQuote",
    { name: "Robin Larch", ...input },
    `sharedQuote { ${SHARED_QUOTE} }`,
  );

/** The link of the visitor's quote. */
export async function aLinkTo(visitor: TestVisitor, number: string): Promise<string> {
  const { data, errors } = await shareHeldQuote(visitor, { number });
  const token = data?.shareHeldQuote.token;
  if (!token) throw new Error(errors[0]?.message ?? "No link was made.");
  return token;
}

/** A quote of two products and its link. */
export async function aSharedQuote(visitor: TestVisitor): Promise<{ number: string; token: string }> {
  const { number } = await aKeptCart(visitor);
  return { number, token: await aLinkTo(visitor, number) };
}

/** The call that reads what a link shows. */
export const sharedQuoteCall = (token: string): string =>
  JSON.stringify({
    query: `query ($token: String!) { sharedQuote(token: $token) { ${SHARED_QUOTE} } }`,
    variables: { token },
  });

/** What a link shows; null for one that doesn't work. */
export async function readSharedQuote(visitor: TestVisitor, token: string): Promise<TestSharedQuote | null> {
  const response = await visitor.send("POST", "/graphql", sharedQuoteCall(token));
  const { data } = (await response.json()) as { data: { sharedQuote: TestSharedQuote | null } };
  return data.sharedQuote;
}
