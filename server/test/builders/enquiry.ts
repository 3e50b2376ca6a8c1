import type { TestVisitor } from "../harness/visitor.js";
import { anAddition } from "./cart.js";
import { ERRORS, mutate } from "./mutation.js";

/** A valid quote request with `changes`. */
export const aQuoteForm = (changes: Record<string, unknown> = {}) => ({
  name: "Jo Whitfield",
  email: "jo@larch.example",
  phone: "020 7946 0123",
  postcode: "bs67qx",
  ...changes,
});

export type TestQuote = {
  id: string;
  name: string;
  email: string;
  phone: string;
  postcode: string;
  message: string | null;
  promisedContactBy: string;
  createdAt: string;
};

const QUOTE = "id name email phone postcode message promisedContactBy createdAt";

export const requestQuote = (visitor: TestVisitor, input: Record<string, unknown> = aQuoteForm()) =>
  visitor.graphql<{ requestQuote: { quoteRequest: TestQuote } } | null>(
    `mutation ($input: RequestQuoteInput!) { requestQuote(input: $input) { quoteRequest { ${QUOTE} } ${ERRORS} } }`,
    { input },
  );

export const readQuote = (visitor: TestVisitor, id: string | undefined) =>
  visitor.graphql<{ quoteRequest: TestQuote | null }>(`query ($id: ID!) { quoteRequest(id: $id) { ${QUOTE} } }`, {
    id,
  });

/** A valid message to the shop with `changes`. */
export const aMessage = (changes: Record<string, unknown> = {}) => ({
  name: "Jo Whitfield",
  email: "jo@larch.example",
  message: "Do you fit on Saturdays?",
  ...changes,
});

export const sendContactMessage = (visitor: TestVisitor, input: Record<string, unknown> = aMessage()) =>
  visitor.graphql<{ sendContactMessage: { reference: string } } | null>(
    `mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) { reference ${ERRORS} } }`,
    { input },
  );

/** A valid request for a sample of blackout cloth with `changes`. */
export async function aSampleForm(visitor: TestVisitor, changes: Record<string, unknown> = {}) {
  const { productId, material, color } = await anAddition(visitor, "roman-blinds");
  return {
    name: "Jo Whitfield",
    email: "jo@larch.example",
    address: "14 Larch Terrace",
    city: "Bristol",
    postcode: "BS6 7QX",
    samples: [{ productId, material, color }],
    ...changes,
  };
}

export const requestSamples = (visitor: TestVisitor, input: Record<string, unknown>) =>
  visitor.graphql<{ requestSamples: { reference: string } } | null>(
    `mutation ($input: RequestSamplesInput!) { requestSamples(input: $input) { reference ${ERRORS} } }`,
    { input },
  );

export const subscribe = (visitor: TestVisitor, email: unknown) => mutate(visitor, "subscribe", { email });

export const confirmSubscription = (visitor: TestVisitor, token: string) =>
  mutate(visitor, "confirmSubscription", { token });

export const unsubscribe = (visitor: TestVisitor, token: string) => mutate(visitor, "unsubscribe", { token });
