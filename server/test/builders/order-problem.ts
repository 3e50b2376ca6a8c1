import { randomUUID } from "node:crypto";
import sharp from "sharp";
import type { TestShop } from "../harness/shop.js";
import type { TestVisitor } from "../harness/visitor.js";
import { aCartWith } from "./cart.js";
import { mutate } from "./mutation.js";
import { aCheckout, placeOrder } from "./order.js";

const PROBLEM = `id lineId item product kind state agreed reportedAt
  messages { id text isFromShop writtenAt } photos { id width height preview }`;

export type TestProblem = {
  id: string;
  lineId: string | null;
  item: number | null;
  product: string | null;
  kind: string;
  state: string;
  agreed: string | null;
  messages: { id: string; text: string; isFromShop: boolean; writtenAt: string }[];
  photos: { id: string; width: number; height: number; preview: string }[];
};

type Sent = { problem: TestProblem | null };

/** An order of a shopper that is on its way to them, or with them. */
export type SentOrder = { visitor: TestVisitor; number: string; email: string; lineIds: string[] };

/** What each status takes. */
const WAYS = {
  PROCESSING: [],
  CANCELLED: ["CANCELLED"],
  MANUFACTURING: ["MANUFACTURING"],
  SHIPPED: ["MANUFACTURING", "SHIPPED"],
  DELIVERED: ["MANUFACTURING", "SHIPPED", "DELIVERED"],
} as const;

type Wanted = { email?: string; status?: keyof typeof WAYS; visitor?: TestVisitor };

/** Places an order of two lines and gives it a status, in its first moment. */
export async function aSentOrder(
  shop: TestShop,
  { email = `${randomUUID()}@larch.example`, status = "DELIVERED", visitor = shop.visitor() }: Wanted = {},
): Promise<SentOrder> {
  await aCartWith(visitor);
  await aCartWith(visitor, "roller-blinds", { width: 50 });
  const { data } = await placeOrder(visitor, aCheckout({ email }));
  const number = data?.placeOrder.order.number ?? "";
  for (const next of WAYS[status])
    await shop.database.query("UPDATE orders SET status = $2 WHERE number = $1", [number, next]);
  const read = await visitor.graphql<{ order: { lines: { id: string }[] } }>(
    "query ($number: String) { order(number: $number) { lines { id } } }",
    { number },
  );
  return { visitor, number, email, lineIds: read.data.order.lines.map(({ id }) => id) };
}

/** A report of the whole order with `changes`, under a key of its own. */
export const aReport = (number: string, changes: Record<string, unknown> = {}) => ({
  ...{ number, kind: "FAULT", text: "The chain slips when it is raised.", photoIds: [] },
  ...{ idempotencyKey: randomUUID(), ...changes },
});

export const report = (visitor: TestVisitor, input: ReturnType<typeof aReport>) =>
  mutate<"reportOrderProblem", Sent>(visitor, "reportOrderProblem", input, `problem { ${PROBLEM} }`);

export const writeAbout = (visitor: TestVisitor, input: Record<string, unknown>) =>
  mutate<"writeAboutProblem", Sent>(
    visitor,
    "writeAboutProblem",
    { idempotencyKey: randomUUID(), ...input },
    `problem { ${PROBLEM} }`,
  );

/** Reports a problem, which is taken. */
export async function aProblem(
  { visitor, number }: Pick<SentOrder, "visitor" | "number">,
  changes: Record<string, unknown> = {},
): Promise<TestProblem> {
  const { data, errors } = await report(visitor, aReport(number, changes));
  const problem = data?.reportOrderProblem.problem;
  if (!problem) throw new Error(JSON.stringify(errors));
  return problem;
}

/** The problems of an order, as somebody reads them. */
export const readProblems = (visitor: TestVisitor, number: string, email?: string) =>
  visitor.graphql<{ orderProblems: TestProblem[] } | null>(
    `query ($number: String!, $email: String) { orderProblems(number: $number, email: $email) { ${PROBLEM} } }`,
    { number, email },
  );

/** Sends bytes as a photo. */
export const sendPhoto = (visitor: TestVisitor, bytes: Buffer, type = "image/jpeg") =>
  visitor.send("POST", "/api/problem-photos", new Uint8Array(bytes), { "content-type": type });

/** A photo that the shop has taken; returns its id. */
export async function aPhoto(visitor: TestVisitor, bytes?: Buffer): Promise<string> {
  const response = await sendPhoto(visitor, bytes ?? (await aSmallPhoto()));
  return ((await response.json()) as { id: string }).id;
}

const aSmallPhoto = () =>
  sharp({ create: { width: 90, height: 60, channels: 3, background: "#a6462a" } })
    .jpeg()
    .toBuffer();

/** The bytes of a `data:` URL. */
export const bytesOfUrl = (url: string): Buffer => Buffer.from(url.split(",")[1] ?? "", "base64");
