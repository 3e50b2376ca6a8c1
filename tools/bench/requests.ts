import type { LoadRequest } from "./load.ts";
import type { MeasuredServer } from "./measured-server.ts";
import { ADD_OPERATION, CART_OPERATION, type Operation } from "./operations.ts";
import { isSameResponse } from "./response-check.ts";
import { sendRequest } from "./send-request.ts";

/** Number of carts that are read in rotation. */
const CARTS = 64;
const PRODUCT = Buffer.from("Product:1").toString("base64url");
const [RECESS, DOOR] = [
  {
    lines: [{ productId: PRODUCT, quantity: 2, width: 40, height: 50.5, material: "Blackout Fabric", color: "White" }],
  },
  { lines: [{ productId: PRODUCT, quantity: 1, width: 31.25, height: 78, material: "Thermal Fabric", color: "Navy" }] },
];

export function post({ operationName, query, variables }: Operation, cookie?: string): LoadRequest {
  return {
    method: "POST",
    path: "/graphql",
    headers: { "Content-Type": "application/json", ...(cookie !== undefined && { Cookie: cookie }) },
    body: JSON.stringify({ operationName, query, variables }),
  };
}

/** The requests of an operation; for carts, `shop` creates them first. */
export async function requestsOf(operation: Operation, shop: MeasuredServer): Promise<LoadRequest[]> {
  if (operation === ADD_OPERATION) return [post({ ...operation, variables: { input: RECESS } })];
  if (operation !== CART_OPERATION) return [post(operation)];
  return Promise.all(Array.from({ length: CARTS }, async () => post(operation, await cartOf(shop))));
}

/** Creates a cart with two lines; resolves with its session cookie. */
async function cartOf({ url }: MeasuredServer): Promise<string> {
  const { cookie } = await sendRequest(url, post({ ...ADD_OPERATION, variables: { input: RECESS } }));
  await sendRequest(url, post({ ...ADD_OPERATION, variables: { input: DOOR } }, cookie));
  return cookie ?? "";
}

/** The response of each server. Rejects when they differ or contain errors. */
export async function expectedResponses(servers: readonly MeasuredServer[], request: LoadRequest): Promise<string[]> {
  const bodies = await Promise.all(servers.map(async ({ url }) => (await sendRequest(url, request)).body));
  const [first = ""] = bodies;
  const other = bodies.find((body) => !isSameResponse(body.trimEnd(), first.trimEnd()));
  if (other !== undefined || first.includes('"errors"') || !first.includes('"data"'))
    throw new Error(`The servers respond differently to ${request.body}:\n${first}\n${other}`);
  return bodies;
}
