import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { globalId } from "../../src/kernel/graphql/global-id.js";
import { readSettings } from "../../src/settings.js";
import { aCustomer, anAccount, anEmail, signIn } from "../builders/account.js";
import { unquoted, WEB_ADDRESSES } from "../builders/emails.js";
import { aPhoto, aProblem, aReport, aSentOrder, readProblems, report, writeAbout } from "../builders/order-problem.js";
import { allMailSent, startWorker } from "../harness/post-office.js";
import { useShop } from "../harness/shop.js";
import { useSmtpServer } from "../harness/smtp-server.js";

const shop = useShop();
const strictShop = useShop({
  settings: { rateLimits: { ...readSettings({}).rateLimits, "order-look-ups": 3, "order-problems": 2 } },
});
const smtp = useSmtpServer();

beforeEach(async () => {
  await shop().database.query("DELETE FROM pgboss.job");
  smtp().arrived.length = 0;
});

const codesOf = ({ errors }: { errors: { extensions: { code: string } }[] }) =>
  errors.map(({ extensions: { code } }) => code);

/** Kinds of the queued mails, in alphabetical order. */
const queued = async (): Promise<string[]> =>
  (await shop().database.query("SELECT data->>'kind' AS kind FROM pgboss.job ORDER BY kind")).map(
    ({ kind }: { kind: string }) => kind,
  );

const close = (number: string) =>
  shop().database.query(
    "UPDATE order_problem SET state = 'CLOSED' WHERE order_id = (SELECT id FROM orders WHERE number = $1)",
    [number],
  );

describe("a problem is reported", () => {
  it("of one line or of the whole order, and told to the shop once", async () => {
    const order = await aSentOrder(shop());
    await shop().database.query("DELETE FROM pgboss.job");
    const ofLine = await aProblem(order, { lineId: order.lineIds[1], kind: "WRONG_SIZE", text: " It is too\nwide. " });
    expect(ofLine).toMatchObject({
      ...{
        lineId: order.lineIds[1],
        item: 2,
        product: "Roller Blinds",
        kind: "WRONG_SIZE",
        state: "OPEN",
        agreed: null,
      },
      messages: [{ text: "It is too\nwide.", isFromShop: false }],
      photos: [],
    });
    const ofAll = await aProblem(order, { kind: "MISSING" });
    expect(ofAll).toMatchObject({ lineId: null, item: null, product: null, kind: "MISSING" });
    expect(await queued()).toEqual(["problem-copy", "problem-copy"]);
    const { data } = await readProblems(order.visitor, order.number);
    expect(data?.orderProblems).toEqual([ofAll, ofLine]);
  });

  it.each(["PROCESSING", "MANUFACTURING", "CANCELLED"] as const)("not of an order that is %s", async (status) => {
    const { visitor, number } = await aSentOrder(shop(), { status });
    const answer = await report(visitor, aReport(number));
    expect(answer.errors).toMatchObject([
      {
        message: expect.stringContaining("has not been sent yet"),
        extensions: { code: "BAD_USER_INPUT", fields: { number: expect.any(String) } },
      },
    ]);
    expect((await readProblems(visitor, number)).data?.orderProblems).toEqual([]);
  });

  it("with photos that were sent before signing in", async () => {
    const order = await aSentOrder(shop());
    const photoIds = [await aPhoto(order.visitor)];
    await signIn(order.visitor, (await anAccount(shop())).email);
    expect(await aProblem(order, { photoIds })).toMatchObject({ photos: [{ id: photoIds[0] }] });
  });

  it("of an order that is on its way", async () => {
    expect(await aProblem(await aSentOrder(shop(), { status: "SHIPPED" }))).toMatchObject({ state: "OPEN" });
  });

  it.each<[string, Record<string, unknown>, string]>([
    ["a line of another order", { lineId: globalId("OrderLine", randomUUID()) }, "NOT_FOUND"],
    ["an id of something else", { lineId: globalId("Product", 1) }, "NOT_FOUND"],
    ["too few words", { text: " slips " }, "BAD_USER_INPUT"],
    ["a photo that nobody has sent", { photoIds: [globalId("OrderProblemPhoto", randomUUID())] }, "BAD_USER_INPUT"],
    ["an id that is none", { photoIds: ["x"] }, "BAD_USER_INPUT"],
    ["a key of no form", { idempotencyKey: "?" }, "BAD_USER_INPUT"],
  ])("not with %s", async (_case, changes, code) => {
    const { visitor, number } = await aSentOrder(shop());
    expect(codesOf(await report(visitor, aReport(number, changes)))).toEqual([code]);
    expect((await readProblems(visitor, number)).data?.orderProblems).toEqual([]);
  });

  it("once per key, also by two at the same moment; the key is refused with other words", async () => {
    const { visitor, number } = await aSentOrder(shop());
    await shop().database.query("DELETE FROM pgboss.job");
    const input = aReport(number);
    const answers = await Promise.all([report(visitor, input), report(visitor, input)]);
    expect(answers.flatMap(codesOf)).toEqual([]);
    expect(new Set(answers.map(({ data }) => data?.reportOrderProblem.problem?.id)).size).toBe(1);
    expect(await queued()).toEqual(["problem-copy"]);
    expect(codesOf(await report(visitor, { ...input, text: "Something else is wrong." }))).toEqual([
      "IDEMPOTENCY_KEY_REUSED",
    ]);
  });
});

describe("a message about it", () => {
  it("is added once per key, told to the shop, and opens again what was closed", async () => {
    const { visitor, number } = await aSentOrder(shop());
    const { id } = await aProblem({ visitor, number });
    await close(number);
    await shop().database.query("DELETE FROM pgboss.job");
    const input = { number, problemId: id, text: "On every second pull.", idempotencyKey: randomUUID() };
    const first = await writeAbout(visitor, input);
    expect(first.data?.writeAboutProblem.problem).toMatchObject({
      state: "OPEN",
      messages: [{ text: "The chain slips when it is raised." }, { text: "On every second pull.", isFromShop: false }],
    });
    expect((await writeAbout(visitor, input)).data).toEqual(first.data);
    expect(await queued()).toEqual(["problem-message-copy"]);
    expect(codesOf(await writeAbout(visitor, { ...input, text: "No, always." }))).toEqual(["IDEMPOTENCY_KEY_REUSED"]);
  });

  it("needs words, and a problem of this order", async () => {
    const order = await aSentOrder(shop());
    const other = await aProblem(await aSentOrder(shop()));
    const { id } = await aProblem(order);
    const { number } = order;
    expect(codesOf(await writeAbout(order.visitor, { number, problemId: id, text: " " }))).toEqual(["BAD_USER_INPUT"]);
    for (const problemId of [
      other.id,
      globalId("OrderProblem", randomUUID()),
      globalId("OrderLine", randomUUID()),
      "x",
    ])
      expect(codesOf(await writeAbout(order.visitor, { number, problemId, text: "Mine." }))).toEqual(["NOT_FOUND"]);
  });
});

describe("who may read the order", () => {
  it("may report, read and write: its session, its account, and whoever knows number and e-mail address", async () => {
    const order = await aSentOrder(shop());
    const { number, email } = order;
    const { id } = await aProblem(order);
    const stranger = shop().visitor();
    expect((await readProblems(stranger, number, email.toUpperCase())).data?.orderProblems).toMatchObject([{ id }]);
    const mine = await report(stranger, aReport(number, { email }));
    expect(codesOf(mine)).toEqual([]);
    expect(codesOf(await writeAbout(stranger, { number, email, problemId: id, text: "Me too." }))).toEqual([]);

    const { visitor } = await aCustomer(shop());
    const own = await aSentOrder(shop(), { visitor });
    await aProblem(own);
    expect((await readProblems(visitor, own.number)).data?.orderProblems).toHaveLength(1);
  });

  it("nobody else, with the same answer as for no order", async () => {
    const { visitor, number } = await aSentOrder(shop());
    const { id } = await aProblem({ visitor, number });
    const another = (await aSentOrder(shop())).visitor;
    for (const [asking, of, email] of [
      [shop().visitor(), number, undefined],
      [another, number, undefined],
      [another, number, anEmail()],
      [visitor, "MBC000000", undefined],
    ] as const) {
      const answers = [
        await readProblems(asking, of, email),
        await report(asking, aReport(of, { email })),
        await writeAbout(asking, { number: of, email, problemId: id, text: "Mine." }),
      ];
      expect(answers.map(codesOf)).toEqual([["NOT_FOUND"], ["NOT_FOUND"], ["NOT_FOUND"]]);
      expect(answers.map(({ errors }) => errors[0]?.message)).toEqual(Array(3).fill("There is no such order."));
    }
    expect((await readProblems(visitor, number)).data?.orderProblems).toHaveLength(1);
  });

  it("has few wrong attempts with an e-mail address, and few reports an hour", async () => {
    const { visitor, number, email } = await aSentOrder(strictShop());
    const stranger = strictShop().visitor();
    for (let times = 0; times < 5; times += 1) expect(codesOf(await readProblems(stranger, number, email))).toEqual([]);
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect(codesOf(await readProblems(stranger, number, anEmail()))).toEqual(["NOT_FOUND"]);
    expect(codesOf(await readProblems(stranger, number, email))).toEqual(["RATE_LIMITED"]);
    expect(codesOf(await report(stranger, aReport(number, { email })))).toEqual(["RATE_LIMITED"]);

    const input = aReport(number);
    expect(codesOf(await report(visitor, input))).toEqual([]);
    const { id } = await aProblem({ visitor, number });
    expect(codesOf(await report(visitor, aReport(number)))).toEqual(["RATE_LIMITED"]);
    expect(codesOf(await writeAbout(visitor, { number, problemId: id, text: "And more." }))).toEqual(["RATE_LIMITED"]);
    expect(codesOf(await report(visitor, input))).toEqual([]);
  });
});

it("reading takes as many statements for many as for one, and one less without photos", async () => {
  const order = await aSentOrder(shop());
  const statements = async () => shop().statements((await readProblems(order.visitor, order.number)).requestId);
  const { id } = await aProblem(order);
  const ofOne = await statements();
  await aProblem(order);
  await writeAbout(order.visitor, { number: order.number, problemId: id, text: "And more." });
  expect(await statements()).toBe(ofOne);
  const withoutPhotos = await order.visitor.graphql(
    "query ($number: String!) { orderProblems(number: $number) { id messages { text } } }",
    { number: order.number },
  );
  expect(withoutPhotos.errors).toEqual([]);
  expect(await shop().statements(withoutPhotos.requestId)).toBe(ofOne - 1);
});

it("an order takes twenty problems, and a problem a hundred messages", async () => {
  const { visitor, number } = await aSentOrder(shop());
  const { id } = await aProblem({ visitor, number });
  const { database } = shop();
  await database.query(
    `INSERT INTO order_problem_message (problem_id, text) SELECT p.id, 'More.' FROM order_problem p, generate_series(1, 99)
     WHERE p.order_id = (SELECT id FROM orders WHERE number = $1)`,
    [number],
  );
  expect(codesOf(await writeAbout(visitor, { number, problemId: id, text: "And more." }))).toEqual(["BAD_USER_INPUT"]);
  await database.query(
    `INSERT INTO order_problem (order_id, kind, idempotency_key, request_hash)
     SELECT id, 'FAULT', 'key-' || n, '' FROM orders, generate_series(1, 19) n WHERE number = $1`,
    [number],
  );
  expect(codesOf(await report(visitor, aReport(number)))).toEqual(["BAD_USER_INPUT"]);
});

it("the shop's mails have the words, none of which becomes a link, and answers go to the shopper", async () => {
  const order = await aSentOrder(shop());
  await shop().database.query("DELETE FROM pgboss.job");
  const { id } = await aProblem(order, { lineId: order.lineIds[0], kind: "DAMAGED", text: `Look: ${WEB_ADDRESSES}` });
  await writeAbout(order.visitor, { number: order.number, problemId: id, text: "A moonstone message." });
  await startWorker(shop(), { smtpUrl: smtp().url });
  await allMailSent(shop());
  expect(smtp().arrived.map(({ to }) => to)).toEqual(Array(2).fill("hello@measured.example"));
  const raw = smtp()
    .arrived.map((mail) => unquoted(mail.raw))
    .join("\n");
  for (const words of ["It arrived damaged", "1: Roller Blinds", order.number, "A moonstone message.", order.email])
    expect(raw).toContain(words);
  expect(raw).not.toMatch(/https?:\/\/evil|evil\.example/);
});
