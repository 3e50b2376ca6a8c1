import type { TestShop } from "../harness/shop.js";
import { TestVisitor } from "../harness/visitor.js";

export const RIGHT = "a fine long password";
export const WRONG = "wrong password";

let addresses = 0;
/** An unused IP. */
export const elsewhere = () => `203.0.113.${(addresses += 1)}`;

type Place = { from?: string; visitor?: TestVisitor };

/** Tries to sign in, by default as a stranger with a new IP; returns the error code and the seconds to the next try. */
export async function tried(
  shop: TestShop,
  email: string,
  password: string,
  { from = elsewhere(), visitor = shop.visitor() }: Place = {},
): Promise<[string | undefined, number?]> {
  const body = JSON.stringify({
    query: "mutation ($input: SignInInput!) { signIn(input: $input) { account { id } errors { code } } }",
    variables: { input: { email, password } },
  });
  const response = await visitor.send("POST", "/graphql", body, { "x-forwarded-for": from });
  const { data, errors } = (await response.json()) as {
    data: { signIn: { errors: { code: string }[] } | null };
    errors?: { extensions: { code: string; retryAfterSeconds: number } }[];
  };
  if (data.signIn) return [data.signIn.errors[0]?.code];
  const { code, retryAfterSeconds } = errors?.[0]?.extensions ?? {};
  return retryAfterSeconds === undefined ? [code] : [code, retryAfterSeconds];
}

/** Moves all attempts into the past. */
export const pass = ({ database }: TestShop, minutes: number) =>
  database.query("UPDATE rate_limit SET expire = expire - $1 WHERE key LIKE '%sign-ins:%'", [minutes * 60_000]);

/** A browser that has signed in to the account and out again. */
export async function aKnownDevice(shop: TestShop, email: string): Promise<TestVisitor> {
  const visitor = shop.visitor();
  const [code] = await tried(shop, email, RIGHT, { visitor });
  if (code !== undefined || visitor.deviceCookie === undefined) throw new Error(`Signing in answered ${code}.`);
  visitor.cookie = undefined;
  return visitor;
}
