import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { globalId, keyOf } from "../../src/kernel/graphql/global-id.js";
import { formatPromise } from "../../src/rules/opening-hours.js";
import {
  aMessage,
  aQuoteForm,
  aSampleForm,
  readQuote,
  requestQuote,
  requestSamples,
  sendContactMessage,
} from "../builders/enquiry.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

/** Row counts by table, and queued mails. */
const counts = async () => {
  const [row] = await shop().database.query(
    `SELECT (SELECT count(*)::int FROM quote_request) AS quotes, (SELECT count(*)::int FROM contact_message) AS messages,
       (SELECT count(*)::int FROM sample_request) AS samples, (SELECT count(*)::int FROM pgboss.job) AS mails`,
  );
  return row as Record<"quotes" | "messages" | "samples" | "mails", number>;
};

const mailsAbout = async (id: string | undefined) => {
  const rows: { kind: string }[] = await shop().database.query(
    "SELECT data->>'kind' AS kind FROM pgboss.job WHERE data->>'about' = $1 ORDER BY 1",
    [id],
  );
  return rows.map(({ kind }) => kind);
};

describe("a quote request", () => {
  it("is stored with a promised reply time, queues two mails and is readable only by its session", async () => {
    const visitor = shop().visitor();
    const { data } = await requestQuote(visitor, aQuoteForm({ message: "Two bays." }));
    const quote = data?.requestQuote?.quoteRequest;
    expect(quote).toMatchObject({
      name: "Jo Whitfield",
      email: "jo@larch.example",
      phone: "+442079460123",
      postcode: "BS6 7QX",
      message: "Two bays.",
    });
    expect(formatPromise(new Date(quote?.promisedContactBy ?? ""))).toMatch(
      /^\S+ on (Mon|Tues|Wednes|Thurs|Fri|Satur)day/,
    );
    expect(Date.parse(quote?.promisedContactBy ?? "")).toBeGreaterThan(Date.parse(quote?.createdAt ?? ""));
    expect(await mailsAbout(keyOf("QuoteRequest", quote?.id ?? ""))).toEqual(["quote-copy", "quote-received"]);
    expect((await readQuote(visitor, quote?.id)).data.quoteRequest).toEqual(quote);
    const stranger = shop().visitor();
    await requestQuote(stranger, aQuoteForm({ email: "sam@larch.example" }));
    for (const [who, id] of [
      [stranger, quote?.id],
      [shop().visitor(), quote?.id],
      [visitor, "nothing"],
    ] as const)
      expect((await readQuote(who, id)).data.quoteRequest).toBeNull();
  });

  it("puts no personal data into the queue", async () => {
    await requestQuote(shop().visitor());
    const jobs = JSON.stringify(await shop().database.query("SELECT data FROM pgboss.job"));
    expect(jobs).not.toMatch(/larch|Whitfield|7946 ?0123/);
  });

  it.each([
    ["name", " ", "Please tell us your name"],
    ["name", "Jo\r\nBcc: x@y.example", "Name contains a character that can't be used"],
    ["email", "jo@", "Please enter a valid email address"],
    ["email", "jo@larch.example\r\nBcc: x@y.example", "Please enter a valid email address"],
    ["phone", "12", "Please enter a phone number we can ring, for example 020 7946 0123"],
    ["postcode", "12345", "Please enter a full UK postcode, for example SW1A 1AA"],
  ])("refuses %s %j with the same error in GraphQL and REST, and stores nothing", async (field, value, sentence) => {
    const before = await counts();
    const visitor = shop().visitor();
    const { status, errors } = await requestQuote(visitor, aQuoteForm({ [field]: value }));
    expect(status).toBe(200);
    expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", fields: { [field]: sentence } } }]);
    const rest = await visitor.rest("POST", "/api/contact", { ...aQuoteForm({ [field]: value }), type: "quote" });
    expect(rest.status).toBe(400);
    expect(JSON.parse(rest.text)).toEqual({ success: false, error: sentence });
    expect(visitor.cookie).toBeUndefined();
    expect(await counts()).toEqual(before);
  });

  it.each([
    ["a program filled the hidden field", () => ({ website: "https://spam.example" })],
    ["nobody types so fast", () => ({ startedAt: new Date().toISOString() })],
  ])("is answered as usual, but neither stored nor sent, if %s", async (_case, now) => {
    const before = await counts();
    const { data, errors } = await requestQuote(shop().visitor(), aQuoteForm(now()));
    expect(errors).toEqual([]);
    expect(data?.requestQuote?.quoteRequest).toMatchObject({ name: "Jo Whitfield", message: null });
    const rest = await shop()
      .visitor()
      .rest("POST", "/api/contact", { ...aQuoteForm(now()), type: "quote" });
    expect(rest).toMatchObject({ status: 200, text: `{"success":true}` });
    await sendContactMessage(shop().visitor(), aMessage(now()));
    await requestSamples(shop().visitor(), await aSampleForm(shop().visitor(), now()));
    expect(await counts()).toEqual(before);
  });

  it("is accepted if the form was open for a while, or if the client's clock is ahead", async () => {
    const { quotes } = await counts();
    for (const seconds of [-60, 3600])
      await requestQuote(
        shop().visitor(),
        aQuoteForm({ website: "", startedAt: new Date(Date.now() + seconds * 1000).toISOString() }),
      );
    expect((await counts()).quotes).toBe(quotes + 2);
  });
});

/** The three forms. `send` submits one and returns the stored id. */
const FORMS = [
  {
    what: "a quote request",
    count: "quotes",
    send: async (changes: object) => {
      const { data, errors } = await requestQuote(shop().visitor(), aQuoteForm({ ...changes }));
      return { id: data?.requestQuote?.quoteRequest?.id, errors };
    },
  },
  {
    what: "a message",
    count: "messages",
    send: async (changes: object) => {
      const { data, errors } = await sendContactMessage(shop().visitor(), aMessage({ ...changes }));
      return { id: data?.sendContactMessage?.reference, errors };
    },
  },
  {
    what: "a request for samples",
    count: "samples",
    send: async (changes: object) => {
      const visitor = shop().visitor();
      const { data, errors } = await requestSamples(visitor, await aSampleForm(visitor, { ...changes }));
      return { id: data?.requestSamples?.reference, errors };
    },
  },
] as const;

describe.each(FORMS)("$what with an idempotency key", ({ count, send }) => {
  it("is stored and confirmed once when repeated, also in parallel", async () => {
    const before = await counts();
    const idempotencyKey = randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => send({ idempotencyKey })));
    answers.push(await send({ idempotencyKey }));
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    const after = await counts();
    expect([after[count], after.mails]).toEqual([before[count] + 1, before.mails + 2]);
  });

  it("is a new one with another key or without one", async () => {
    const { [count]: before } = await counts();
    for (const changes of [{ idempotencyKey: randomUUID() }, { idempotencyKey: randomUUID() }, {}, {}])
      await send(changes);
    expect((await counts())[count]).toBe(before + 4);
  });

  it("is refused if the key was used for other contents or is invalid", async () => {
    const idempotencyKey = randomUUID();
    await send({ idempotencyKey });
    const before = await counts();
    const reused = await send({ idempotencyKey, name: "Sam Whitfield" });
    expect(reused.errors).toMatchObject([{ extensions: { code: "IDEMPOTENCY_KEY_REUSED" } }]);
    const short = await send({ idempotencyKey: "7" });
    expect(short.errors).toMatchObject([
      { extensions: { code: "BAD_USER_INPUT", fields: { idempotencyKey: expect.any(String) } } },
    ]);
    expect(await counts()).toEqual(before);
  });
});

describe("POST /api/contact", () => {
  it("accepts the specification's example", async () => {
    const { quotes, mails } = await counts();
    const form = { ...aQuoteForm(), message: "", type: "quote" };
    const { status, text } = await shop().visitor().rest("POST", "/api/contact", form);
    expect([status, JSON.parse(text)]).toEqual([200, { success: true }]);
    expect(await counts()).toMatchObject({ quotes: quotes + 1, mails: mails + 2 });
  });

  it.each([
    ["nothing", {}, 400, /Please tell us your name.*email.*phone.*postcode/],
    ["another type", { ...aQuoteForm(), type: "order" }, 400, /^type: must be "quote"/],
    ["no JSON", `{"name": `, 400, /^The body is not valid JSON/],
    ["a number for a name", { ...aQuoteForm(), name: 7 }, 400, /^Please tell us your name$/],
    ["a list", [], 400, /./],
  ])("answers %s with success: false and an error message", async (_case, body, status, sentence) => {
    const before = await counts();
    const answer = await shop().visitor().rest("POST", "/api/contact", body);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text)).toEqual({ success: false, error: expect.stringMatching(sentence) });
    expect(await counts()).toEqual(before);
  });
});

describe("a message to the shop", () => {
  it("is stored and queues two mails, without a session", async () => {
    const visitor = shop().visitor();
    const { data } = await sendContactMessage(visitor, aMessage({ phone: "07700 900123", inspirationId: "coastal" }));
    const id = data?.sendContactMessage?.reference;
    expect(await mailsAbout(id)).toEqual(["contact-copy", "contact-received"]);
    expect(
      await shop().database.query("SELECT phone, inspiration_id FROM contact_message WHERE id = $1", [id]),
    ).toEqual([{ phone: "+447700900123", inspiration_id: "coastal" }]);
    expect(visitor.cookie).toBeUndefined();
  });

  it("needs a text", async () => {
    const { errors } = await sendContactMessage(shop().visitor(), aMessage({ message: " " }));
    expect(errors[0]?.extensions.fields).toEqual({ message: "Please write your message" });
  });
});

describe("a request for samples", () => {
  it("is stored with the products' names and queues two mails", async () => {
    const { data } = await requestSamples(shop().visitor(), await aSampleForm(shop().visitor()));
    const id = data?.requestSamples?.reference;
    expect(await mailsAbout(id)).toEqual(["samples-copy", "samples-received"]);
    const [{ samples }] = await shop().database.query("SELECT samples FROM sample_request WHERE id = $1", [id]);
    expect(samples).toMatchObject([{ name: "Roman Blinds" }]);
  });

  it("names each unavailable sample and stores nothing", async () => {
    const before = await counts();
    const form = await aSampleForm(shop().visitor());
    const [sample] = form.samples;
    const samples = [
      ...form.samples,
      { ...sample, color: "Tartan" },
      { ...sample, material: "Premium Wood" },
      { ...sample, productId: globalId("Product", 999_999) },
      { ...sample, productId: "' OR 1=1" },
    ];
    const { errors } = await requestSamples(shop().visitor(), { ...form, samples });
    expect(errors[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: {
        "samples.1": "Roman Blinds does not come in this colour.",
        "samples.2": "Roman Blinds has no such fabric.",
        "samples.3": "This product is no longer made.",
        "samples.4": "This product is no longer made.",
      },
    });
    expect(await counts()).toEqual(before);
  });

  it("takes as many statements for six samples as for one", async () => {
    const form = await aSampleForm(shop().visitor());
    const [{ id, materials, colors }] = await shop().database.query(
      "SELECT id, materials, colors FROM product WHERE cardinality(colors) >= 6 AND materials @> '{Thermal Fabric}' LIMIT 1",
    );
    expect(materials).toContain("Thermal Fabric");
    const six = colors
      .slice(0, 6)
      .map((color: string) => ({ productId: globalId("Product", id), material: "Thermal Fabric", color }));
    const [one, many] = [
      await requestSamples(shop().visitor(), form),
      await requestSamples(shop().visitor(), { ...form, samples: six }),
    ];
    expect(many.errors).toEqual([]);
    expect(await shop().statements(many.requestId)).toBe(await shop().statements(one.requestId));
  });
});
