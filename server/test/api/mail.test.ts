import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { MAIL_QUEUE } from "../../src/mail/mail-queue.js";
import { SentMail } from "../../src/mail/sent-mail.entity.js";
import { formatPounds } from "../../src/rules/money.js";
import { aCustomer } from "../builders/account.js";
import { aCartWith } from "../builders/cart.js";
import { aQuoteForm, requestQuote } from "../builders/enquiry.js";
import { aCheckout, placeOrder } from "../builders/order.js";
import { readPdf } from "../builders/read-pdf.js";
import { allMailSent, mailStates, openQueue, startWorker } from "../harness/post-office.js";
import { useShop } from "../harness/shop.js";
import { useSmtpServer } from "../harness/smtp-server.js";

const shop = useShop();
const smtp = useSmtpServer();

beforeEach(async () => {
  await shop().database.query("DELETE FROM pgboss.job");
  smtp().arrived.length = 0;
  smtp().calls = 0;
  smtp().mood = "well";
});

/** Decodes quoted-printable text. */
const readable = (raw: string) =>
  Buffer.from(
    raw
      .replaceAll(/=\n/g, "")
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    "latin1",
  ).toString();

/** The attached PDF of a mail, read; undefined without one. */
async function attachedPdf(raw: string) {
  const [, base64] = /application\/pdf.*?\n\n([\w+/=\s]+)\n--/s.exec(raw) ?? [];
  return base64 === undefined ? undefined : readPdf(Buffer.from(base64, "base64"));
}

/** All words of a mail and of its PDF. Encoded bytes are left out: "BS6" may stand in them by chance. */
const wordsOf = async (raw: string) =>
  readable(raw.replaceAll(/(encoding: base64.*?\n\n)[\w+/=\s]+/gis, "$1")) + (await attachedPdf(raw))?.text;

const askForQuotes = async (count: number) => {
  for (let i = 0; i < count; i++) await requestQuote(shop().visitor(), aQuoteForm({ email: `jo${i}@larch.example` }));
};

/** Expects each mail once: `count` to shoppers and `count` to the shop. */
function expectEachOnce(count: number): void {
  const { arrived } = smtp();
  expect(new Set(arrived.map(({ messageId }) => messageId)).size).toBe(2 * count);
  expect(arrived.map(({ to }) => to).toSorted()).toEqual(
    [
      ...Array.from({ length: count }, () => "hello@measured.example"),
      ...Array.from({ length: count }, (_, i) => `jo${i}@larch.example`),
    ].toSorted(),
  );
}

describe("an order", () => {
  it("sends a confirmation to the shopper and a copy to the shop, with the stored figures", async () => {
    const visitor = shop().visitor();
    await aCartWith(visitor, "wooden-blinds", { quantity: 2 });
    const order = (await placeOrder(visitor)).data?.placeOrder.order;
    await startWorker(shop(), { smtpUrl: smtp().url });
    await allMailSent(shop());
    expect(
      smtp()
        .arrived.map(({ to }) => to)
        .toSorted(),
    ).toEqual(["hello@measured.example", "jo@larch.example"]);
    for (const { raw } of smtp().arrived) {
      const mail = readable(raw);
      expect(mail).toContain(order?.number);
      expect(mail).toContain(formatPounds(order?.totals.totalPence ?? 0));
    }
    const pdfTo = (address: string) => attachedPdf(smtp().arrived.find(({ to }) => to === address)?.raw ?? "");
    expect((await pdfTo("jo@larch.example"))?.text).toContain(formatPounds(order?.totals.totalPence ?? 0));
    expect((await pdfTo("hello@measured.example"))?.title).toBe(`Sheets of order ${order?.number}`);
  });

  it("repeats typed text only to the shop and to the account with the e-mail address", async () => {
    const { visitor: owner, account } = await aCustomer(shop());
    const { visitor: other } = await aCustomer(shop());
    for (const visitor of [shop().visitor(), other, owner]) {
      await aCartWith(visitor);
      await placeOrder(visitor, aCheckout({ email: account.email.toUpperCase() }));
    }
    await startWorker(shop(), { smtpUrl: smtp().url });
    await allMailSent(shop());
    const typed = /Whitfield|Terrace|Bristol|Somerset|BS6/;
    const words = await Promise.all(
      smtp().arrived.map(async ({ to, raw }) => ({ to: to.toLowerCase(), text: await wordsOf(raw) })),
    );
    expect(words.flatMap(({ to, text }) => (typed.test(text) ? [to] : [])).toSorted()).toEqual(
      [account.email, ...Array.from({ length: 3 }, () => "hello@measured.example")].toSorted(),
    );
    expect(smtp().arrived).toHaveLength(6);
  });

  it("sends nothing when refused or rolled back", async () => {
    const visitor = shop().visitor();
    await aCartWith(visitor);
    const { errors } = await placeOrder(visitor, aCheckout({ expectedTotalPence: 1 }));
    expect(errors[0]?.extensions.code).toBe("PRICE_CHANGED");
    const queue = await openQueue(shop());
    const rolledBack = shop().database.transaction(async (manager) => {
      await queue.add(manager, randomUUID(), "order-confirmation");
      throw new Error("after all not");
    });
    await expect(rolledBack).rejects.toThrow("after all not");
    expect(await mailStates(shop())).toEqual({});
  });
});

describe("a failing mail server", () => {
  it.each(["busy", "refusing", "silent", "deaf"] as const)(
    "does not touch a quote request, and each mail arrives once afterwards: %s",
    async (mood) => {
      smtp().mood = mood;
      await startWorker(shop(), { smtpUrl: smtp().url, attemptTime: 1_000 });
      const { data } = await requestQuote(shop().visitor(), aQuoteForm({ email: "jo0@larch.example" }));
      expect(data?.requestQuote.quoteRequest.promisedContactBy).toBeDefined();
      await vi.waitFor(async () => expect(await mailStates(shop())).toEqual({ retry: 2 }), { timeout: 10_000 });
      expect(smtp().arrived).toEqual([]);
      await vi.waitFor(() => expect(smtp().open.size).toBe(0), { timeout: 10_000 }); // an abandoned attempt can't succeed later
      smtp().mood = "well";
      await allMailSent(shop());
      expectEachOnce(1);
    },
  );

  it("may be unreachable", async () => {
    await startWorker(shop(), { smtpUrl: "smtp://127.0.0.1:1" });
    await askForQuotes(1);
    await vi.waitFor(async () => expect(await mailStates(shop())).toEqual({ retry: 2 }), { timeout: 10_000 });
  });

  it("delays each further attempt for longer", async () => {
    smtp().mood = "busy";
    await startWorker(shop(), { smtpUrl: smtp().url });
    await askForQuotes(1);
    const delay = () =>
      vi.waitFor(
        async () => {
          const [job] = await shop().database.query(
            "SELECT min(extract(epoch FROM start_after - now()))::float8 AS seconds FROM pgboss.job WHERE state = 'retry' HAVING count(*) = 2",
          );
          expect(job?.seconds).toBeGreaterThan(3);
          return job.seconds as number;
        },
        { timeout: 10_000 },
      );
    expect(await delay()).toBeLessThanOrEqual(30);
    await shop().database.query("UPDATE pgboss.job SET start_after = now(), retry_count = 290");
    await vi.waitFor(async () => expect(await delay()).toBeGreaterThan(400), { timeout: 10_000 });
    expect(await delay()).toBeLessThanOrEqual(900);
  });
});

describe("workers", () => {
  it("share a queue without sending a mail twice", async () => {
    await askForQuotes(12);
    await Promise.all([1, 2, 3].map(() => startWorker(shop(), { smtpUrl: smtp().url })));
    await allMailSent(shop());
    expectEachOnce(12);
  });

  it("take over the mails of a killed worker", async () => {
    await askForQuotes(2);
    const killed = await openQueue(shop());
    const begun = await killed.boss.fetch(MAIL_QUEUE, { batchSize: 3 });
    expect(begun).toHaveLength(3);
    await startWorker(shop(), { smtpUrl: smtp().url });
    await vi.waitFor(async () => expect(await mailStates(shop())).toEqual({ active: 3, completed: 1 }), {
      timeout: 10_000,
    });
    await shop().database.query(
      "UPDATE pgboss.job SET started_on = now() - interval '3 minutes' WHERE state = 'active'",
    );
    const keeper = await openQueue(shop());
    await keeper.boss.supervise(MAIL_QUEUE);
    await allMailSent(shop());
    expectEachOnce(2);
  });

  it("skip a mail that was accepted before its job was completed", async () => {
    await askForQuotes(1);
    const [{ id, kind, about }] = await shop().database.query(
      "SELECT id, data->>'kind' AS kind, data->>'about' AS about FROM pgboss.job WHERE data->>'kind' = 'quote-copy'",
    );
    await shop().database.manager.insert(SentMail, { id, kind, about });
    await startWorker(shop(), { smtpUrl: smtp().url });
    await allMailSent(shop());
    expect(smtp().arrived.map(({ to }) => to)).toEqual(["jo0@larch.example"]);
  });

  it("are reported as stalled after five minutes without a heartbeat, until the next one", async () => {
    const queue = await startWorker(shop(), { smtpUrl: smtp().url });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 4 * 60_000 });
    try {
      expect(queue.stall()).toBeUndefined();
      vi.setSystemTime(Date.now() + 6 * 60_000);
      expect(queue.stall()).toBe("mails are no longer sent");
      await vi.waitFor(() => expect(queue.stall()).toBeUndefined(), { timeout: 5000 });
    } finally {
      vi.useRealTimers();
    }
  });

  it("drop mails about deleted rows", async () => {
    await askForQuotes(1);
    await shop().database.query("DELETE FROM quote_request");
    await startWorker(shop(), { smtpUrl: smtp().url });
    await allMailSent(shop());
    expect(smtp().calls).toBe(0);
  });
});

describe("an outgoing mail", () => {
  it("has one recipient, regardless of the form's text, and comes from the shop", async () => {
    await requestQuote(shop().visitor(), aQuoteForm({ name: `"Zoë", x@y <z@y>, Bcc: \u200d` }));
    await startWorker(shop(), { smtpUrl: smtp().url });
    await allMailSent(shop());
    // A line of the text may begin with the same words.
    const headers = smtp().arrived.map(({ raw }) => raw.slice(0, raw.search(/\r?\n\r?\n/)));
    const recipients = headers.map((header) => header.match(/^(To|Cc|Bcc): .*$/gim));
    expect(recipients).toEqual(expect.arrayContaining([["To: hello@measured.example"], ["To: jo@larch.example"]]));
    for (const { raw, messageId } of smtp().arrived) {
      expect(raw).toMatch(/^From: "?Measured Blind Co\."? <hello@measured.example>$/m);
      expect(raw).toMatch(/^Auto-Submitted: auto-generated$/m);
      expect(messageId).toMatch(/^[0-9a-f-]{36}@measured\.example$/);
    }
  });

  it("is a file in the data folder, readable only by its owner, without a mail server", async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), "outbox-"));
    try {
      await askForQuotes(1);
      await startWorker(shop(), { dataDir });
      await allMailSent(shop());
      const folder = path.join(dataDir, "outbox");
      const files = readdirSync(folder).map((name) => path.join(folder, name));
      expect(files).toHaveLength(2);
      for (const file of files) {
        expect(file).toMatch(/\.eml$/);
        expect(statSync(file).mode & 0o777).toBe(0o600);
        expect(readFileSync(file, "utf8")).toMatch(/^Content-Type: multipart\/alternative/m);
      }
      expect(statSync(folder).mode & 0o777).toBe(0o700);
    } finally {
      rmSync(dataDir, { recursive: true });
    }
  });
});
