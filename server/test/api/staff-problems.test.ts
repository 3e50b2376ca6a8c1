import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { globalId, keyOf } from "../../src/kernel/graphql/global-id.js";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { anEmail } from "../builders/account.js";
import { unquoted } from "../builders/emails.js";
import {
  aPhoto,
  aProblem,
  aSentOrder,
  readProblems,
  writeAbout,
  type SentOrder,
  type TestProblem,
} from "../builders/order-problem.js";
import { aSignedInMember, type StaffClient } from "../builders/staff.js";
import { allMailSent, startWorker } from "../harness/post-office.js";
import { useShop } from "../harness/shop.js";
import { useSmtpServer } from "../harness/smtp-server.js";

const shop = useShop();
const smtp = useSmtpServer();

beforeEach(async () => {
  await shop().database.query("DELETE FROM pgboss.job");
  smtp().arrived.length = 0;
});

type Problem = {
  id: string;
  orderNumber: string;
  state: string;
  agreed: string | null;
  version: number;
  awaitsAnswer: boolean;
  messages: { text: string; isFromShop: boolean; by: string | null }[];
  photos: { url: string }[];
};
const PROBLEM = `id orderId orderNumber name email item product kind state agreed reportedAt version awaitsAnswer
  messages { text isFromShop by writtenAt } photos { width height url }`;
type Connection = { nodes: Problem[]; totalCount: number; pageInfo: { endCursor: string; hasNextPage: boolean } };

const aClerk = () => aSignedInMember(shop(), StaffRole.ORDERS);

const list = async (client: StaffClient, filter: object, page: { first?: number; after?: string } = {}) => {
  const answer = await client.graphql<{ problems: Connection }>(
    `query ($filter: ProblemFilter, $first: Int! = 20, $after: String) {
      problems(filter: $filter, first: $first, after: $after) { nodes { ${PROBLEM} } totalCount pageInfo { endCursor hasNextPage } }
    }`,
    { filter, ...page },
  );
  expect(answer.errors).toEqual([]);
  return answer.data.problems;
};

/** The id by which staff name a problem of a shopper. */
const staffId = ({ id }: Pick<TestProblem, "id">) => globalId("Problem", keyOf("OrderProblem", id));

const read = async (client: StaffClient, problem: TestProblem): Promise<Problem> => {
  const { data } = await client.graphql<{ problem: Problem }>(`query ($id: ID!) { problem(id: $id) { ${PROBLEM} } }`, {
    id: staffId(problem),
  });
  return data.problem;
};

const change = (client: StaffClient, name: string, problem: TestProblem, input: object = {}) =>
  client.mutate<{ problem: Problem | null }>(
    name,
    { id: staffId(problem), expectedVersion: 1, ...input },
    `problem { ${PROBLEM} }`,
  );

const codesOf = ({ errors }: { errors: { extensions: { code: string } }[] }) =>
  errors.map(({ extensions: { code } }) => code);

const audits = (problem: TestProblem) =>
  shop().database.query(
    "SELECT what, before, after FROM staff_audit WHERE subject_type = 'Problem' AND subject_id = $1 ORDER BY id",
    [keyOf("OrderProblem", problem.id)],
  );

/** What the shopper reads of the only problem of an order. */
const asShopper = async ({ visitor, number }: SentOrder) =>
  (await readProblems(visitor, number)).data?.orderProblems[0];

describe("the list of problems", () => {
  it("has all, the newest first, with order, line, thread and photos", async () => {
    const { client } = await aClerk();
    const order = await aSentOrder(shop());
    const older = await aProblem(order);
    const newer = await aProblem(order, { lineId: order.lineIds[1], photoIds: [await aPhoto(order.visitor)] });
    const { nodes, totalCount } = await list(client, {}, { first: 2 });
    expect(nodes).toMatchObject([
      {
        ...{ id: staffId(newer), orderNumber: order.number, name: "Jo Whitfield", email: order.email },
        ...{ item: 2, product: "Roller Blinds", kind: "FAULT", state: "OPEN", version: 1, awaitsAnswer: true },
        messages: [{ text: "The chain slips when it is raised.", isFromShop: false, by: null }],
        photos: [{ width: 90, height: 60, url: expect.stringMatching(/^\/admin\/problem-photos\/[\w-]{36}$/) }],
      },
      { id: staffId(older), item: null, product: null, photos: [] },
    ]);
    expect(totalCount).toBeGreaterThanOrEqual(2);
  });

  it("goes on after a cursor, and refuses what is none", async () => {
    const { client } = await aClerk();
    const order = await aSentOrder(shop());
    const older = await aProblem(order);
    await aProblem(order);
    const { pageInfo } = await list(client, {}, { first: 1 });
    expect(pageInfo.hasNextPage).toBe(true);
    const next = await list(client, {}, { first: 1, after: pageInfo.endCursor });
    expect(next.nodes.map(({ id }) => id)).toEqual([staffId(older)]);
    const cursor = (text: string) => Buffer.from(text).toString("base64url");
    for (const after of ["x", cursor(`9999-99-99T00:00:00Z|${randomUUID()}`), cursor("2026-11-24T09:00:00Z|x")])
      expect(codesOf(await client.graphql(`{ problems(after: "${after}") { totalCount } }`))).toEqual([
        "BAD_USER_INPUT",
      ]);
  });

  it.each<[string, (order: SentOrder) => object, boolean]>([
    ["its state", () => ({ state: "OPEN" }), true],
    ["another state", () => ({ state: "AGREED" }), false],
    ["the order's number in any case", ({ number }) => ({ search: number.toLowerCase() }), true],
    ["the e-mail address", ({ email }) => ({ search: email.toUpperCase() }), true],
    ["the name", () => ({ search: "jo whit" }), true],
    ["the product", () => ({ search: "ROLLER" }), true],
    ["words of a message", () => ({ search: "100% Moonstone" }), true],
    ["other words", () => ({ search: "sunstone" }), false],
  ])("by %s", async (_what, filterOf, isFound) => {
    const { client } = await aClerk();
    const order = await aSentOrder(shop());
    const problem = await aProblem(order, { lineId: order.lineIds[0], text: "It is 100% moonstone." });
    const { nodes } = await list(client, filterOf(order));
    expect(nodes.some(({ id }) => id === staffId(problem))).toBe(isFound);
  });

  it("takes as many statements for many as for one", async () => {
    const { client } = await aClerk();
    const order = await aSentOrder(shop());
    for (let index = 0; index < 3; index += 1) await aProblem(order);
    const statements = async (first: number) =>
      shop().statements(
        (await client.graphql(`{ problems(first: ${first}) { nodes { ${PROBLEM} } totalCount } }`)).requestId,
      );
    expect(await statements(100)).toBe(await statements(1));
  });
});

it("one is read with its line's drawing and sizes, with texts to answer with, and from its order", async () => {
  const { client } = await aClerk();
  const order = await aSentOrder(shop());
  const problem = await aProblem(order, { lineId: order.lineIds[1], kind: "WRONG_SIZE" });
  const whole = await aProblem(order, { kind: "MISSING" });
  const { orderId } = (await read(client, problem)) as unknown as { orderId: string };
  const query = `query ($id: ID!) {
    problem(id: $id) { id } problemLine(id: $id) { drawing facts { label } lengths { part } } problemTemplates(id: $id) { title text }
  }`;
  const { data } = await client.graphql<Record<string, unknown>>(query, { id: staffId(problem) });
  expect(data).toMatchObject({
    problem: { id: staffId(problem) },
    problemLine: { drawing: expect.stringContaining("Roller Blinds in "), facts: expect.any(Array) },
    problemTemplates: expect.arrayContaining([
      { title: "Measure again", text: expect.stringContaining("Dear Jo Whitfield,\n\n") },
    ]),
  });
  expect((await client.graphql(query, { id: staffId(whole) })).data).toMatchObject({ problemLine: null });
  for (const id of ["x", globalId("Problem", randomUUID()), globalId("Order", randomUUID())])
    expect((await client.graphql(query, { id })).data).toEqual({
      problem: null,
      problemLine: null,
      problemTemplates: [],
    });
  const ofOrder = await client.graphql<{ orderProblems: { id: string }[] }>(
    "query ($id: ID!) { orderProblems(orderId: $id) { id } }",
    { id: orderId },
  );
  expect(ofOrder.data.orderProblems.map(({ id }) => id)).toEqual([staffId(whole), staffId(problem)]);
});

describe("an answer", () => {
  it("is mailed to the shopper with a link to the order, shown, and audited without its words", async () => {
    const { client } = await aClerk();
    const order = await aSentOrder(shop());
    const problem = await aProblem(order, { text: "A sunstone report." });
    await shop().database.query("DELETE FROM pgboss.job");
    const text = "Dear Jo,\n\nwe send a new chain.";
    const { data, errors } = await change(client, "answerProblem", problem, { text: ` ${text} ` });
    expect(errors).toEqual([]);
    expect(data?.["answerProblem"]?.problem).toMatchObject({
      ...{ state: "OPEN", version: 2, awaitsAnswer: false },
      messages: [{ isFromShop: false }, { text, isFromShop: true, by: "Sam Rowe" }],
    });
    expect(await asShopper(order)).toMatchObject({ messages: [{}, { text, isFromShop: true }] });
    await startWorker(shop(), { smtpUrl: smtp().url });
    await allMailSent(shop());
    expect(smtp().arrived).toHaveLength(1);
    const [{ to, raw } = { to: "", raw: "" }] = smtp().arrived;
    expect(to).toBe(order.email);
    for (const words of ["we send a new chain.", `/track-order?number=${order.number}`])
      expect(unquoted(raw)).toContain(words);
    expect(unquoted(raw)).not.toContain("sunstone");
    expect(await audits(problem)).toEqual([
      { what: "problem.answered", before: { state: "OPEN" }, after: { state: "OPEN" } },
    ]);
  });

  it.each([
    ["answerProblem", { text: " \n " }],
    ["agreeOnProblem", { agreed: "x" }],
  ])("%s needs words", async (name, input) => {
    const { client } = await aClerk();
    const problem = await aProblem(await aSentOrder(shop()));
    expect(codesOf(await change(client, name, problem, input))).toEqual(["BAD_USER_INPUT"]);
    expect(await audits(problem)).toEqual([]);
  });

  it("is given once by two at the same moment, and not past a message that it has not read", async () => {
    const [one, other] = [await aClerk(), await aClerk()];
    const order = await aSentOrder(shop());
    const problem = await aProblem(order);
    await shop().database.query("DELETE FROM pgboss.job");
    const outcomes = await Promise.all(
      [one, other].map(({ client }) => change(client, "answerProblem", problem, { text: "We do." })),
    );
    expect(outcomes.map((outcome) => codesOf(outcome).join()).toSorted()).toEqual(["", "CONFLICT"]);
    expect(await shop().database.query("SELECT data->>'kind' AS kind FROM pgboss.job")).toEqual([
      { kind: "problem-answer" },
    ]);
    await writeAbout(order.visitor, { number: order.number, problemId: problem.id, text: "Stop." });
    const late = await change(one.client, "closeProblem", problem, { expectedVersion: 2 });
    expect(codesOf(late)).toEqual(["CONFLICT"]);
    expect(await read(one.client, problem)).toMatchObject({ version: 3, awaitsAnswer: true });
  });
});

it("what was agreed is kept, changed and mailed, and holds when the problem is closed and taken up again", async () => {
  const { client } = await aClerk();
  const order = await aSentOrder(shop());
  const problem = await aProblem(order);
  await shop().database.query("DELETE FROM pgboss.job");
  await change(client, "agreeOnProblem", problem, { agreed: "A new one by May." });
  const changed = await change(client, "agreeOnProblem", problem, { agreed: "A new one by June.", expectedVersion: 2 });
  expect(changed.data?.["agreeOnProblem"]?.problem).toMatchObject({ state: "AGREED", agreed: "A new one by June." });
  await change(client, "closeProblem", problem, { expectedVersion: 3 });
  expect(await asShopper(order)).toMatchObject({ state: "CLOSED", agreed: "A new one by June." });
  const reopened = await change(client, "reopenProblem", problem, { expectedVersion: 4 });
  expect(reopened.data?.["reopenProblem"]?.problem).toMatchObject({ state: "AGREED", version: 5 });
  await startWorker(shop(), { smtpUrl: smtp().url });
  await allMailSent(shop());
  expect(smtp().arrived.map(({ to }) => to)).toEqual([order.email, order.email]);
  expect(unquoted(smtp().arrived.at(-1)?.raw ?? "")).toContain("A new one by June.");
  expect(await audits(problem)).toEqual([
    { what: "problem.agreed", before: { state: "OPEN" }, after: { state: "AGREED" } },
    { what: "problem.agreed", before: { state: "AGREED" }, after: { state: "AGREED" } },
    { what: "problem.closed", before: { state: "AGREED" }, after: { state: "CLOSED" } },
    { what: "problem.reopened", before: { state: "CLOSED" }, after: { state: "AGREED" } },
  ]);
});

it.each([
  ["answerProblem", { text: "We do." }],
  ["agreeOnProblem", { agreed: "A new one." }],
  ["closeProblem", {}],
  ["reopenProblem", {}],
])("%s needs its version and its id", async (name, input) => {
  const { client } = await aClerk();
  const problem = await aProblem(await aSentOrder(shop()));
  await shop().database.query("DELETE FROM pgboss.job");
  expect(codesOf(await change(client, name, problem, { ...input, expectedVersion: 2 }))).toEqual(["CONFLICT"]);
  for (const id of [randomUUID(), "x"]) {
    const unknown = { ...problem, id: globalId("OrderProblem", id) };
    expect(codesOf(await change(client, name, unknown, input))).toEqual(["NOT_FOUND"]);
  }
  expect(await read(client, problem)).toMatchObject({ state: "OPEN", version: 1 });
  expect(await shop().database.query("SELECT FROM pgboss.job")).toEqual([]);
});

it("an answer about an order whose shopper is gone is mailed to nobody", async () => {
  const { client } = await aClerk();
  const order = await aSentOrder(shop(), { email: anEmail() });
  const problem = await aProblem(order);
  await shop().database.query("UPDATE orders SET email = NULL, owner_left_at = now() WHERE number = $1", [
    order.number,
  ]);
  await shop().database.query("DELETE FROM pgboss.job");
  expect(codesOf(await change(client, "answerProblem", problem, { text: "We do." }))).toEqual([]);
  await startWorker(shop(), { smtpUrl: smtp().url });
  await allMailSent(shop());
  expect(smtp().arrived).toEqual([]);
});
