import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { globalId, keyOf } from "../../src/kernel/graphql/global-id.js";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { aCustomer, signIn } from "../builders/account.js";
import { aMessage, sendContactMessage } from "../builders/enquiry.js";
import { orderHeldQuote, readHeldQuote, readHeldQuotes } from "../builders/held-quote.js";
import { aNewWindow, saved } from "../builders/project.js";
import { sendProject, sentProjects } from "../builders/sent-project.js";
import { aSignedInMember, type StaffClient } from "../builders/staff.js";
import { chooseOption, chosenOptions } from "../builders/window-option.js";
import { allMailSent, startWorker } from "../harness/post-office.js";
import { useShop } from "../harness/shop.js";
import { useSmtpServer } from "../harness/smtp-server.js";
import type { TestVisitor } from "../harness/visitor.js";

const shop = useShop();
const smtp = useSmtpServer();

type Price = { lineCount: number; totalPence: number | null; refusal: string | null };

const aClerk = async () => (await aSignedInMember(shop(), StaffRole.ORDERS)).client;
const enquiryId = ({ id }: { id: string }) => globalId("Enquiry", keyOf("QuoteRequest", id));

async function priced(clerk: StaffClient, quote: { id: string }): Promise<Price | null> {
  const { data, errors } = await clerk.graphql<{ enquiryQuote: Price | null }>(
    `{ enquiryQuote(id: "${enquiryId(quote)}") { lineCount totalPence refusal } }`,
  );
  expect(errors).toEqual([]);
  return data.enquiryQuote;
}

const answer = (clerk: StaffClient, quote: { id: string }, input: object = {}) =>
  clerk.mutate<{ enquiry: { version: number } | null }>(
    "answerEnquiry",
    { id: enquiryId(quote), expectedVersion: 1, text: "Here is our quote.", ...input },
    "enquiry { version }",
  );

const codesOf = ({ errors }: { errors: { extensions: { code: string } }[] }) =>
  errors.map(({ extensions: { code } }) => code);

const quoteCount = async (): Promise<number> =>
  (await shop().database.query("SELECT count(*)::int AS count FROM held_quote"))[0].count;

/** Two windows of one kitchen, each with a chosen roller blind, and one without a choice. */
async function aHome(visitor: TestVisitor) {
  const kitchen = { key: randomUUID(), name: "Kitchen" };
  const [left, right, bare] = ["left", "right", "bare"].map((name) => aNewWindow({ roomKey: kitchen.key, name }));
  if (!left || !right || !bare) throw new Error("Three windows are missing.");
  await saved(visitor, { rooms: [kitchen], windows: [left, right, bare] });
  const { options, optionsVersion } = await chosenOptions(visitor, left.key, [{ width: 30 }]);
  await chosenOptions(visitor, right.key, [{ width: 31 }]);
  return { left: left.key, options, optionsVersion };
}

const choices = async (visitor: TestVisitor): Promise<{ totalPence: number }> =>
  (
    await visitor.graphql<{ project: { choices: { totals: { totalPence: number } } } }>(
      "{ project { choices { totals { totalPence } } } }",
    )
  ).data.project.choices.totals;

type Contents = { windows: { name: string; options: { color: string; productId: number }[] }[] };

/** A request with the project of another as it were after a change. */
async function withContents(request: { id: string }, change: (contents: Contents) => void): Promise<{ id: string }> {
  const { database } = shop();
  const visitor = shop().visitor();
  await saved(visitor, { windows: [aNewWindow()] });
  const other = await sendProject(visitor, { email: `${randomUUID()}@larch.example` });
  const [{ contents }] = await database.query("SELECT contents FROM attached_project WHERE quote_request_id = $1", [
    keyOf("QuoteRequest", request.id),
  ]);
  change(contents);
  const key = keyOf("QuoteRequest", other.id);
  await database.query("DELETE FROM attached_project WHERE quote_request_id = $1", [key]);
  await database.query("INSERT INTO attached_project VALUES ($1, $2)", [key, JSON.stringify(contents)]);
  return other;
}

describe("a quote of a project that was sent", () => {
  it("is what was chosen then at the rules' prices, held for its sender, and ordered at them", async () => {
    const visitor = shop().visitor();
    const { left, options, optionsVersion } = await aHome(visitor);
    const { totalPence } = await choices(visitor);
    const request = await sendProject(visitor);
    await chooseOption(visitor, { windowKey: left, optionId: null, expectedVersion: optionsVersion });
    const clerk = await aClerk();
    expect(await priced(clerk, request)).toEqual({ lineCount: 2, totalPence, refusal: null });
    expect((await answer(clerk, request, { keptTotalPence: totalPence })).errors).toEqual([]);
    const [quote] = await readHeldQuotes(visitor);
    expect(quote).toMatchObject({
      ...{ state: "OPEN", email: "jo@larch.example", totals: { totalPence } },
      lines: [
        { roomName: "Kitchen", windowName: "left", totalPence: options[0]?.totalPence },
        { roomName: "Kitchen", windowName: "right" },
      ],
    });
    expect(await sentProjects(visitor)).toMatchObject([{ answers: [{ quoteNumber: quote?.number }] }]);
    const { data } = await orderHeldQuote(visitor, { number: quote?.number });
    expect(data?.orderHeldQuote.cart?.checkoutTotals.totalPence).toBe(totalPence);
    const { account } = await aCustomer(shop());
    await signIn(visitor, account.email);
    expect(await sentProjects(visitor)).toMatchObject([{ answers: [{ quoteNumber: quote?.number }] }]);
    expect(await readHeldQuote(shop().visitor(), quote?.number)).toBeNull();
  });

  it("is named in the mail of the answer", async () => {
    await shop().database.query("DELETE FROM pgboss.job");
    smtp().arrived.length = 0;
    const visitor = shop().visitor();
    await aHome(visitor);
    const request = await sendProject(visitor);
    await shop().database.query("DELETE FROM pgboss.job");
    const clerk = await aClerk();
    const price = await priced(clerk, request);
    await answer(clerk, request, { keptTotalPence: price?.totalPence });
    await startWorker(shop(), { smtpUrl: smtp().url });
    await allMailSent(shop());
    const [quote] = await readHeldQuotes(visitor);
    expect(smtp().arrived).toHaveLength(1);
    for (const words of ["Here is our quote.", `quote ${quote?.number}`])
      expect(smtp().arrived[0]?.raw).toContain(words);
  });

  it("is not made at another total than staff saw, nor twice, nor with an answer that is refused", async () => {
    const visitor = shop().visitor();
    await aHome(visitor);
    const request = await sendProject(visitor);
    const clerk = await aClerk();
    const { totalPence } = (await priced(clerk, request)) ?? {};
    const before = await quoteCount();
    expect(codesOf(await answer(clerk, request, { keptTotalPence: (totalPence ?? 0) + 1 }))).toEqual(["PRICE_CHANGED"]);
    expect(codesOf(await answer(clerk, request, { keptTotalPence: totalPence, expectedVersion: 2 }))).toEqual([
      "CONFLICT",
    ]);
    expect(codesOf(await answer(clerk, request, { keptTotalPence: totalPence, text: "" }))).toEqual(["BAD_USER_INPUT"]);
    expect(await quoteCount()).toBe(before);
    const outcomes = await Promise.all([1, 2].map(() => answer(clerk, request, { keptTotalPence: totalPence })));
    expect(outcomes.map((outcome) => codesOf(outcome).join()).toSorted()).toEqual(["", "CONFLICT"]);
    expect(await quoteCount()).toBe(before + 1);
  });

  it("is not made of nothing, nor of what can't be made any more", async () => {
    const clerk = await aClerk();
    const [empty, gone] = [shop().visitor(), shop().visitor()];
    await saved(empty, { windows: [aNewWindow()] });
    const unchosen = await sendProject(empty);
    expect(await priced(clerk, unchosen)).toMatchObject({
      lineCount: 0,
      totalPence: null,
      refusal: expect.stringContaining("Nothing is chosen"),
    });
    expect(codesOf(await answer(clerk, unchosen, { keptTotalPence: 1 }))).toEqual(["PRODUCT_UNAVAILABLE"]);
    await aHome(gone);
    const request = keyOf("QuoteRequest", (await sendProject(gone)).id);
    const other = await sendProject(empty, { message: "Again." });
    const { database } = shop();
    const [{ contents }] = await database.query("SELECT contents FROM attached_project WHERE quote_request_id = $1", [
      request,
    ]);
    contents.windows[0].options[0].color = "Tartan";
    const key = keyOf("QuoteRequest", other.id);
    await database.query("DELETE FROM attached_project WHERE quote_request_id = $1", [key]);
    await database.query("INSERT INTO attached_project VALUES ($1, $2)", [key, JSON.stringify(contents)]);
    expect(await priced(clerk, other)).toMatchObject({
      ...{ lineCount: 2, totalPence: null, refusal: expect.stringContaining("No quote can be made") },
    });
  });

  it("says which windows can't be made", async () => {
    const clerk = await aClerk();
    const visitor = shop().visitor();
    await aHome(visitor);
    const request = await sendProject(visitor);
    const refused = await withContents(request, ({ windows }) => {
      const [left, right] = windows;
      if (left?.options[0]) left.options[0].color = "Tartan";
      if (right?.options[0]) right.options[0].productId = 999_999;
    });
    expect((await priced(clerk, refused))?.refusal).toMatch(
      /^No quote can be made of this project\. Kitchen, left: .*is not made in this colour.* Kitchen, right: This product is no longer offered\.$/,
    );
  });

  it("has no more lines than a quote", async () => {
    const clerk = await aClerk();
    const visitor = shop().visitor();
    await aHome(visitor);
    const request = await sendProject(visitor);
    const large = await withContents(request, (contents) => {
      const [left] = contents.windows;
      if (left) contents.windows = Array.from({ length: 51 }, (_, index) => ({ ...left, name: `Window ${index}` }));
    });
    const { totalPence } = (await priced(clerk, request)) ?? {};
    const refusal =
      "No quote can be made of this project. Something is chosen for 51 windows, and a quote has 50 at most.";
    expect(await priced(clerk, large)).toEqual({ lineCount: 51, totalPence: null, refusal });
    expect((await answer(clerk, large, { keptTotalPence: totalPence })).errors).toMatchObject([{ message: refusal }]);
  });

  it("is made by whoever may read quotes", async () => {
    const visitor = shop().visitor();
    await aHome(visitor);
    const request = await sendProject(visitor);
    const price = await priced(await aClerk(), request);
    const editor = (await aSignedInMember(shop(), StaffRole.CONTENT)).client;
    expect(await priced(editor, request)).toBeNull();
    expect(codesOf(await answer(editor, request, { keptTotalPence: price?.totalPence }))).toEqual(["FORBIDDEN"]);
    expect((await answer(editor, request)).errors).toEqual([]);
    expect(await readHeldQuotes(visitor)).toEqual([]);
  });

  it("is of a project alone", async () => {
    const clerk = await aClerk();
    await sendContactMessage(shop().visitor(), aMessage());
    const { data } = await clerk.graphql<{ enquiries: { nodes: { id: string }[] } }>(
      "{ enquiries(filter: { kind: MESSAGE }, first: 1) { nodes { id } } }",
    );
    const [message] = data.enquiries.nodes;
    const input = { id: message?.id, expectedVersion: 1, text: "Here it is.", keptTotalPence: 1 };
    const { errors } = await clerk.mutate("answerEnquiry", input, "enquiry { id }");
    expect(codesOf({ errors })).toEqual(["PRODUCT_UNAVAILABLE"]);
    expect(errors).toMatchObject([{ message: "No quote can be made. No project was sent with it." }]);
    await expect(
      shop().database.query(
        `INSERT INTO enquiry_answer (contact_message_id, text, staff_id, held_quote_id)
         SELECT m.id, 'Here.', gen_random_uuid(), h.id FROM contact_message m, held_quote h ORDER BY m.id, h.id LIMIT 1`,
      ),
    ).rejects.toThrow("enquiry_answer_quotes_requests");
  });
});
