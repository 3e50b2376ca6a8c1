import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { readSettings } from "../../src/settings.js";
import {
  aMessage,
  aQuoteForm,
  aSampleForm,
  requestQuote,
  requestSamples,
  sendContactMessage,
  subscribe,
} from "../builders/enquiry.js";
import { aNewWindow, saved } from "../builders/project.js";
import { useShop } from "../harness/shop.js";
import type { GraphQLAnswer } from "../harness/visitor.js";

const shop = useShop({ settings: readSettings({}) });
const strictShop = useShop({ settings: { ...readSettings({ RATE_LIMIT_IP_ENQUIRIES: "4" }), trustProxy: 1 } });

const stored = async () => {
  const [{ count }] = await shop().database.query(
    "SELECT (SELECT count(*) FROM quote_request)::int + (SELECT count(*) FROM contact_message)::int AS count",
  );
  return count as number;
};

it("accepts five enquiries of all kinds an hour from one IP and returns the wait for the next", async () => {
  for (let i = 0; i < 4; i++) await requestQuote(shop().visitor(), aQuoteForm());
  await sendContactMessage(shop().visitor(), aMessage({ email: "JO@larch.example" }));
  expect(await stored()).toBe(5);
  const { errors } = await requestQuote(shop().visitor(), aQuoteForm());
  expect(errors).toMatchObject([{ extensions: { code: "RATE_LIMITED", retryAfterSeconds: expect.any(Number) } }]);
  expect((await sendContactMessage(shop().visitor())).errors[0]?.extensions.code).toBe("RATE_LIMITED");
  const rest = await shop()
    .visitor()
    .rest("POST", "/api/contact", { ...aQuoteForm(), type: "quote" });
  expect([rest.status, JSON.parse(rest.text)]).toEqual([
    429,
    { success: false, error: expect.stringMatching(/again in/) },
  ]);
  expect(await stored()).toBe(5);
  expect((await requestQuote(shop().visitor(), aQuoteForm({ email: "sam@larch.example" }))).errors).toEqual([]);
});

it("takes three requests with photos of windows an hour from one session, and any without", async () => {
  const visitor = shop().visitor();
  await saved(visitor, { windows: [aNewWindow()] });
  const send = async (attachesPhotos: boolean) => {
    const email = `${randomUUID()}@larch.example`;
    const { errors } = await requestQuote(visitor, aQuoteForm({ email, attachesProject: true, attachesPhotos }));
    return errors[0]?.extensions.code;
  };
  expect([await send(true), await send(true), await send(true), await send(true)]).toEqual([
    ...[undefined, undefined, undefined],
    "RATE_LIMITED",
  ]);
  expect(await send(false)).toBeUndefined();
});

it("does not count a repeat with the same idempotency key", async () => {
  const form = aMessage({ email: "kim@larch.example", idempotencyKey: "a-key-of-its-own" });
  const before = await stored();
  for (let i = 0; i < 8; i++) expect((await sendContactMessage(shop().visitor(), form)).errors).toEqual([]);
  expect(await stored()).toBe(before + 1);
});

it("sends at most five mailing list e-mails an hour to one e-mail address", async () => {
  const answers = [];
  for (let i = 0; i < 6; i++) answers.push(await subscribe(shop().visitor(), "jo@larch.example"));
  expect(answers.map(({ errors }) => errors[0]?.extensions.code)).toEqual([
    ...Array.from({ length: 5 }, () => undefined),
    "RATE_LIMITED",
  ]);
});

it("stops an IP that invents e-mail addresses, across all forms", async () => {
  const visitor = () => strictShop().visitor();
  const codeOf = async (answer: Promise<GraphQLAnswer<unknown>>) => (await answer).errors[0]?.extensions.code;
  const email = (number: number) => `jo${number}@larch.example`;
  expect(await codeOf(requestQuote(visitor(), aQuoteForm({ email: email(1) })))).toBeUndefined();
  expect(await codeOf(sendContactMessage(visitor(), aMessage({ email: email(2) })))).toBeUndefined();
  const samples = await aSampleForm(visitor(), { email: email(3) });
  expect(await codeOf(requestSamples(visitor(), samples))).toBeUndefined();
  expect(await codeOf(subscribe(visitor(), email(4)))).toBeUndefined();
  expect(await codeOf(subscribe(visitor(), email(5)))).toBe("RATE_LIMITED");
  expect(await codeOf(requestQuote(visitor(), aQuoteForm({ email: email(6) })))).toBe("RATE_LIMITED");
  expect(await strictShop().database.query("SELECT email FROM subscription")).toEqual([{ email: email(4) }]);

  const elsewhere = { "x-forwarded-for": "203.0.113.8" };
  const body = JSON.stringify({ query: `mutation { subscribe(input: { email: "${email(5)}" }) { errors { code } } }` });
  expect(await (await visitor().send("POST", "/graphql", body, elsewhere)).json()).toEqual({
    data: { subscribe: { errors: [] } },
  });
});
