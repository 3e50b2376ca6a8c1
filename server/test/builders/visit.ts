import { randomUUID } from "node:crypto";
import { keyOf } from "../../src/kernel/graphql/global-id.js";
import { hashOfToken, newToken } from "../../src/kernel/hashing/link-token.js";
import type { TestShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";
import { mutate } from "./mutation.js";

const HOUR = 60 * 60 * 1000;

const VISIT = `id state startsAt endsAt orderNumber name email phone address city postcode notes changeableUntil isChangeable calendarFile`;

export type TestVisit = {
  id: string;
  state: string;
  startsAt: string;
  endsAt: string;
  orderNumber: string | null;
  email: string;
  postcode: string;
  phone: string;
  notes: string | null;
  changeableUntil: string;
  isChangeable: boolean;
  calendarFile: string;
};

/** Seconds that tell the times of a test file's tests apart. */
let lastTime = 0;

/** A free time of so many fitters, `hours` from now and a little more; no other test has it. */
export async function aFreeTime(shop: TestShop, { fitters = 1, hours = 240 } = {}): Promise<string> {
  lastTime += 1;
  const startsAt = new Date(Math.ceil(Date.now() / 1000) * 1000 + hours * HOUR + lastTime * 1000);
  await shop.database.query(
    "INSERT INTO visit_slot (starts_at, ends_at, place) SELECT $1::timestamptz, $1::timestamptz + interval '2 hours', n FROM generate_series(1, $2) n",
    [startsAt, fitters],
  );
  return startsAt.toISOString();
}

/** A valid booking with `changes`, under a key of its own. */
export const aBooking = (startsAt: string, changes: Record<string, unknown> = {}) => ({
  ...{ startsAt, name: "Jo Whitfield", email: `${randomUUID()}@larch.example`, phone: "020 7946 0018" },
  ...{ address: "14 Larch Terrace", city: "Bristol", postcode: "bs67qx", notes: "Park behind the house." },
  ...{ idempotencyKey: randomUUID(), ...changes },
});

type Payload = { visit: TestVisit | null };

export const book = (visitor: TestVisitor, input: Readonly<Record<string, unknown>>) =>
  mutate<"bookVisit", Payload>(visitor, "bookVisit", input, `visit { ${VISIT} }`);

/** A booked visit with its link's token, which only its mails have otherwise. */
export async function aVisit(shop: TestShop, changes: Record<string, unknown> = {}, hours = 240) {
  const visitor = shop.visitor();
  const { data, errors } = await book(visitor, aBooking(await aFreeTime(shop, { hours }), changes));
  if (!data?.bookVisit.visit) throw new Error(`Nothing was booked: ${JSON.stringify(errors)}`);
  return { visitor, visit: data.bookVisit.visit, token: await aToken(shop, data.bookVisit.visit) };
}

/** The token of a link to a visit. */
export async function aToken(shop: TestShop, { id }: Pick<TestVisit, "id">): Promise<string> {
  const token = newToken();
  await shop.database.query("INSERT INTO visit_token (hash, visit_id) VALUES ($1, $2)", [
    hashOfToken(token),
    keyOf("Visit", id),
  ]);
  return token;
}

/** Brings a visit so near that so many hours are left. */
export const comeNear = (shop: TestShop, { id }: Pick<TestVisit, "id">, hours: number) =>
  shop.database.query(
    "UPDATE visit SET starts_at = now() + $2 * interval '1 hour', ends_at = now() + ($2 + 2) * interval '1 hour' WHERE id = $1",
    [keyOf("Visit", id), hours],
  );

export const move = (visitor: TestVisitor, token: string, startsAt: string) =>
  mutate<"moveVisit", Payload>(visitor, "moveVisit", { token, startsAt }, `visit { ${VISIT} }`);

export const cancel = (visitor: TestVisitor, token: string) =>
  mutate<"cancelVisit", Payload>(visitor, "cancelVisit", { token }, `visit { ${VISIT} }`);

export const readVisit = (visitor: TestVisitor, token: string) =>
  visitor.graphql<{ visit: TestVisit | null } | null>(`query ($token: String!) { visit(token: $token) { ${VISIT} } }`, {
    token,
  });

export const freeTimes = (visitor: TestVisitor, postcode = "BS6 7QX") =>
  visitor.graphql<{ visitTimes: { startsAt: string; endsAt: string }[] } | null>(
    "query ($postcode: String!) { visitTimes(postcode: $postcode) { startsAt endsAt } }",
    { postcode },
  );
