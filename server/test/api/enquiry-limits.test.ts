import { expect, it } from "vitest";
import { readSettings } from "../../src/settings.js";
import { aMessage, aQuoteForm, requestQuote, sendContactMessage, subscribe } from "../builders/enquiry.js";
import { useShop } from "../harness/shop.js";

const shop = useShop({ settings: readSettings({}) });

const stored = async () => {
  const [{ count }] = await shop().database.query(
    "SELECT (SELECT count(*) FROM quote_request)::int + (SELECT count(*) FROM contact_message)::int AS count",
  );
  return count as number;
};

it("takes five enquiries an hour from one address, whatever they are, and says when the next will be taken", async () => {
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

it("mails one address five times an hour at most for the mailing list", async () => {
  const answers = [];
  for (let i = 0; i < 6; i++) answers.push(await subscribe(shop().visitor(), "jo@larch.example"));
  expect(answers.map(({ errors }) => errors[0]?.extensions.code)).toEqual([
    ...Array.from({ length: 5 }, () => undefined),
    "RATE_LIMITED",
  ]);
});
