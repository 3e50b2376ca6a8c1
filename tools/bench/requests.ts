import { isSameAnswer } from "./response-check.ts";
import { ask } from "./send-request.ts";
import type { LoadRequest } from "./load.ts";
import type { MeasuredServer } from "./measured-server.ts";
import { ADD_QUESTION, CART_QUESTION, type Question } from "./operations.ts";

/** Carts that are read in turn. */
const CARTS = 64;
const [RECESS, DOOR] = [
  { productId: "1", quantity: 2, width: 40, height: 50.5, material: "Blackout Fabric", color: "White" },
  { productId: "1", quantity: 1, width: 31.25, height: 78, material: "Thermal Fabric", color: "Navy" },
];

export function post({ operationName, query, variables }: Question, cookie?: string): LoadRequest {
  return {
    method: "POST",
    path: "/graphql",
    headers: { "Content-Type": "application/json", ...(cookie !== undefined && { Cookie: cookie }) },
    body: JSON.stringify({ operationName, query, variables }),
  };
}

/** The requests of a question; for carts, `shop` makes some first. */
export async function requestsOf(question: Question, shop: MeasuredServer): Promise<LoadRequest[]> {
  if (question === ADD_QUESTION) return [post({ ...question, variables: { input: RECESS } })];
  if (question !== CART_QUESTION) return [post(question)];
  return Promise.all(Array.from({ length: CARTS }, async () => post(question, await cartOf(shop))));
}

/** A cart with two lines; resolves with the cookie that opens it. */
async function cartOf({ url }: MeasuredServer): Promise<string> {
  const { cookie } = await ask(url, post({ ...ADD_QUESTION, variables: { input: RECESS } }));
  await ask(url, post({ ...ADD_QUESTION, variables: { input: DOOR } }, cookie));
  return cookie ?? "";
}

/** What all of the servers answer. Rejects where one answers otherwise or says that something is wrong. */
export async function sharedAnswer(servers: readonly MeasuredServer[], request: LoadRequest): Promise<string[]> {
  const answers = await Promise.all(servers.map(async ({ url }) => (await ask(url, request)).body));
  const [first = ""] = answers;
  const other = answers.find((answer) => !isSameAnswer(answer.trimEnd(), first.trimEnd()));
  if (other !== undefined || first.includes('"errors"') || !first.includes('"data"'))
    throw new Error(`The servers differ in their answers to ${request.body}:\n${first}\n${other}`);
  return answers;
}
