import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { globalId, keyOf } from "../../src/kernel/graphql/global-id.js";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { anEmail } from "../builders/account.js";
import { WEB_ADDRESSES } from "../builders/emails.js";
import {
  aMessage,
  aQuoteForm,
  aSampleForm,
  requestQuote,
  requestSamples,
  sendContactMessage,
} from "../builders/enquiry.js";
import { aPersonalDataLink, erasePersonalData, readPersonalData } from "../builders/personal-data.js";
import { aMember, aSignedInMember, type StaffClient } from "../builders/staff.js";
import { allMailSent, startWorker } from "../harness/post-office.js";
import { removeEnded } from "../harness/retention.js";
import { useShop } from "../harness/shop.js";
import { useSmtpServer } from "../harness/smtp-server.js";

const shop = useShop();
const smtp = useSmtpServer();

beforeEach(async () => {
  await shop().database.query("DELETE FROM pgboss.job");
  smtp().arrived.length = 0;
});

type Enquiry = {
  id: string;
  kind: string;
  email: string;
  message: string | null;
  state: string;
  assigneeId: string | null;
  version: number;
  answers: { text: string; by: string }[];
};
const ENQUIRY = `id kind createdAt name email phone postcode message address samples { item name sentAt } promisedContactBy state assigneeId assigneeName
  version answers { text by answeredAt }`;
type Connection = { nodes: Enquiry[]; totalCount: number; pageInfo: { endCursor: string; hasNextPage: boolean } };

const aClerk = () => aSignedInMember(shop(), StaffRole.ORDERS);

const list = async (client: StaffClient, filter: object, page: { first?: number; after?: string } = {}) => {
  const answer = await client.graphql<{ enquiries: Connection }>(
    `query ($filter: EnquiryFilter, $first: Int! = 20, $after: String) {
      enquiries(filter: $filter, first: $first, after: $after) { nodes { ${ENQUIRY} } totalCount pageInfo { endCursor hasNextPage } }
    }`,
    { filter, ...page },
  );
  expect(answer.errors).toEqual([]);
  return answer.data.enquiries;
};

/** A message of a shopper, as staff read it. */
async function anEnquiry(
  client: StaffClient,
  email = anEmail(),
  message = "Do you fit on Saturdays?",
): Promise<Enquiry> {
  await sendContactMessage(shop().visitor(), aMessage({ email, message }));
  const [enquiry] = (await list(client, {}, { first: 1 })).nodes;
  if (!enquiry) throw new Error("No enquiry is listed.");
  return enquiry;
}

const change = (client: StaffClient, name: string, { id }: { id: string }, input: object = {}) =>
  client.mutate<{ enquiry: Enquiry | null }>(name, { id, expectedVersion: 1, ...input }, `enquiry { ${ENQUIRY} }`);

const codesOf = ({ errors }: { errors: { extensions: { code: string } }[] }) =>
  errors.map(({ extensions: { code } }) => code);

const audits = ({ id }: { id: string }) =>
  shop().database.query(
    "SELECT what, before, after FROM staff_audit WHERE subject_type = 'Enquiry' AND subject_id = $1 ORDER BY id",
    [keyOf("Enquiry", id)],
  );

describe("the list of enquiries", () => {
  it("has all kinds, the newest first, with what each has", async () => {
    const { client } = await aClerk();
    const visitor = shop().visitor();
    await requestQuote(visitor, aQuoteForm({ message: "Two bays." }));
    await sendContactMessage(visitor, aMessage());
    await requestSamples(visitor, await aSampleForm(visitor));
    const { nodes, totalCount } = await list(client, {}, { first: 3 });
    expect(nodes).toMatchObject([
      {
        kind: "SAMPLES",
        address: "14 Larch Terrace\nBristol\nBS6 7QX",
        samples: [{ item: 1, name: expect.stringMatching(/: .* in /) }],
      },
      { kind: "MESSAGE", message: "Do you fit on Saturdays?", address: null, samples: [], promisedContactBy: null },
      { kind: "QUOTE", message: "Two bays.", phone: "+442079460123", promisedContactBy: expect.stringMatching(/^20/) },
    ]);
    for (const each of nodes) expect(each).toMatchObject({ state: "OPEN", assigneeId: null, version: 1, answers: [] });
    expect(totalCount).toBeGreaterThanOrEqual(3);
  });

  it("goes on after a cursor, and refuses any other text", async () => {
    const { client } = await aClerk();
    const older = await anEnquiry(client);
    await anEnquiry(client);
    const { pageInfo } = await list(client, {}, { first: 1 });
    expect(pageInfo.hasNextPage).toBe(true);
    expect((await list(client, {}, { first: 1, after: pageInfo.endCursor })).nodes).toEqual([older]);
    for (const after of ["x", "1", `1-${"x".repeat(36)}`])
      expect(codesOf(await client.graphql(`{ enquiries(after: "${after}") { totalCount } }`))).toEqual([
        "BAD_USER_INPUT",
      ]);
  });

  it.each<[string, object, boolean]>([
    ["its kind", { kind: "MESSAGE" }, true],
    ["another kind", { kind: "QUOTE" }, false],
    ["its state", { state: "OPEN" }, true],
    ["another state", { state: "CLOSED" }, false],
    ["words in any case and order", { search: "SATURDAYS 100%" }, true],
    ["other words", { search: "fit sundays" }, false],
    ["an assignee whom nobody knows", { assigneeId: globalId("Staff", randomUUID()) }, false],
    ["an id of something else", { assigneeId: globalId("Order", randomUUID()) }, false],
  ])("by %s", async (_what, filter, isFound) => {
    const { client } = await aClerk();
    const { id } = await anEnquiry(client, anEmail(), "Do you fit 100% on Saturdays?");
    expect((await list(client, filter)).nodes.map((each) => each.id).includes(id)).toBe(isFound);
  });

  it("takes as many statements for many as for one", async () => {
    const { client } = await aClerk();
    for (let index = 0; index < 3; index += 1) await anEnquiry(client);
    const statements = async (first: number) =>
      shop().statements(
        (await client.graphql(`{ enquiries(first: ${first}) { nodes { ${ENQUIRY} } totalCount } }`)).requestId,
      );
    expect(await statements(100)).toBe(await statements(1));
  });

  it("one is read with all that came from its e-mail address, and texts to answer with", async () => {
    const { client } = await aClerk();
    const email = anEmail();
    const first = await anEnquiry(client, email.toUpperCase(), "Do you?");
    await requestQuote(shop().visitor(), aQuoteForm({ email }));
    await anEnquiry(client);
    const query = `{ enquiry(id: "${first.id}") { ${ENQUIRY} } enquiryThread(id: "${first.id}") { kind }
      enquiryTemplates(id: "${first.id}") { title text } }`;
    const { data } = await client.graphql<Record<string, unknown>>(query);
    expect(data).toMatchObject({
      enquiry: first,
      enquiryThread: [{ kind: "MESSAGE" }, { kind: "QUOTE" }],
      enquiryTemplates: [
        { title: "Answer", text: expect.stringContaining("Dear Jo Whitfield,\n\n") },
        { title: "Ask for more", text: expect.stringContaining("Measured Blind Co.") },
      ],
    });
    for (const id of ["x", globalId("Enquiry", randomUUID()), globalId("Review", 1)])
      expect((await client.graphql(query.replaceAll(first.id, id))).data).toEqual({
        enquiry: null,
        enquiryThread: [],
        enquiryTemplates: [],
      });
  });
});

it("names the members who can see to enquiries: not those of other roles, nor who has left", async () => {
  const { client, id } = await aClerk();
  const editor = await aMember(shop(), StaffRole.CONTENT);
  const merchant = await aMember(shop(), StaffRole.CATALOGUE);
  const gone = await aMember(shop(), StaffRole.CONTENT);
  await shop().database.query("UPDATE staff SET left_at = now() WHERE id = $1", [gone.id]);
  const { data } = await client.graphql<{ enquiryAssignees: { id: string; name: string }[] }>(
    "{ enquiryAssignees { id name } }",
  );
  const named = (member: { id: string }) =>
    data.enquiryAssignees.some((each) => each.id === globalId("Staff", member.id) && each.name === "Sam Rowe");
  expect([{ id }, editor, merchant, gone].map(named)).toEqual([true, true, false, false]);
});

describe("an answer", () => {
  it("is mailed to the sender, kept and audited without its words", async () => {
    const { client, id: clerk } = await aClerk();
    const email = anEmail();
    const enquiry = await anEnquiry(client, email, `Spam: ${WEB_ADDRESSES}`);
    await shop().database.query("DELETE FROM pgboss.job");
    const text = "Dear Jo,\n\nwe do, on request.";
    const { data, errors } = await change(client, "answerEnquiry", enquiry, { text: ` ${text} ` });
    expect(errors).toEqual([]);
    expect(data?.["answerEnquiry"]?.enquiry).toMatchObject({
      ...{ state: "ANSWERED", assigneeId: globalId("Staff", clerk), assigneeName: "Sam Rowe", version: 2 },
      answers: [{ text, by: "Sam Rowe", answeredAt: expect.stringMatching(/^20/) }],
    });
    await startWorker(shop(), { smtpUrl: smtp().url });
    await allMailSent(shop());
    expect(smtp().arrived).toHaveLength(1);
    const [{ to, raw } = { to: "", raw: "" }] = smtp().arrived;
    expect(to).toBe(email);
    expect(raw).toContain("Our answer to your message");
    expect(raw).toContain("we do, on request.");
    expect(raw).not.toContain("evil");
    expect(await audits(enquiry)).toEqual([
      {
        what: "enquiry.answered",
        before: { state: "OPEN", assigneeId: null },
        after: { state: "ANSWERED", assigneeId: clerk },
      },
    ]);
  });

  it.each(["", " \n ", "x"])("%j is refused", async (text) => {
    const { client } = await aClerk();
    expect(codesOf(await change(client, "answerEnquiry", await anEnquiry(client), { text }))).toEqual([
      "BAD_USER_INPUT",
    ]);
  });

  it("is given once by two at the same moment: one mail, and the second is told", async () => {
    const [one, other] = [await aClerk(), await aClerk()];
    const enquiry = await anEnquiry(one.client);
    await shop().database.query("DELETE FROM pgboss.job");
    const outcomes = await Promise.all(
      [one, other].map(({ client }) => change(client, "answerEnquiry", enquiry, { text: "We do." })),
    );
    expect(outcomes.map((outcome) => codesOf(outcome).join()).toSorted()).toEqual(["", "CONFLICT"]);
    const kinds = await shop().database.query("SELECT data->>'kind' AS kind FROM pgboss.job");
    expect(kinds).toEqual([{ kind: "enquiry-answer" }]);
  });

  it.each([
    ["quote", () => requestQuote(shop().visitor(), aQuoteForm())],
    ["samples", async () => requestSamples(shop().visitor(), await aSampleForm(shop().visitor()))],
  ])("to a request for %s is kept too", async (_kind, send) => {
    const { client } = await aClerk();
    await send();
    const [enquiry] = (await list(client, {}, { first: 1 })).nodes;
    if (!enquiry) throw new Error("No enquiry is listed.");
    const { data } = await change(client, "answerEnquiry", enquiry, { text: "Here it is." });
    expect(data?.["answerEnquiry"]?.enquiry?.answers).toMatchObject([{ text: "Here it is." }]);
  });

  it("is in the sender's download, and goes with the enquiry when it is erased or over", async () => {
    const { client } = await aClerk();
    const [email, other] = [anEmail(), anEmail()];
    await change(client, "answerEnquiry", await anEnquiry(client, email), { text: "A moonstone answer." });
    await change(client, "answerEnquiry", await anEnquiry(client, other), { text: "Another answer." });
    const token = await aPersonalDataLink(shop(), email);
    const { data } = await readPersonalData(shop().visitor(), token);
    expect(JSON.parse(data?.readPersonalData?.data ?? "").messages).toMatchObject([
      { answers: ["A moonstone answer."] },
    ]);
    const answers = () => shop().database.query("SELECT text FROM enquiry_answer WHERE text LIKE 'A%answer.'");
    await erasePersonalData(shop().visitor(), token);
    expect(await answers()).toEqual([{ text: "Another answer." }]);
    const queued = await shop().database.query("SELECT FROM pgboss.job WHERE data->>'kind' = 'enquiry-answer'");
    expect(queued).toHaveLength(1);
    await shop().database.query(
      "UPDATE contact_message SET created_at = created_at - interval '366 days' WHERE email = $1",
      [other],
    );
    expect(await removeEnded(shop(), "contact_message")).toBe(1);
    expect(await answers()).toEqual([]);
  });
});

describe("an enquiry", () => {
  it("is given to a member, taken back and closed", async () => {
    const { client } = await aClerk();
    const enquiry = await anEnquiry(client);
    const { id } = await aMember(shop(), StaffRole.CONTENT);
    const assigneeId = globalId("Staff", id);
    const { data } = await change(client, "assignEnquiry", enquiry, { assigneeId });
    expect(data?.["assignEnquiry"]?.enquiry).toMatchObject({ assigneeId, assigneeName: "Sam Rowe", state: "OPEN" });
    expect((await list(client, { assigneeId })).nodes.map((each) => each.id)).toEqual([enquiry.id]);
    await change(client, "assignEnquiry", enquiry, { expectedVersion: 2, assigneeId: null });
    expect((await list(client, { assigneeId })).nodes).toEqual([]);
    const closed = await change(client, "closeEnquiry", enquiry, { expectedVersion: 3 });
    expect(closed.data?.["closeEnquiry"]?.enquiry).toMatchObject({ state: "CLOSED", assigneeId: null, version: 4 });
    expect((await audits(enquiry)).map(({ what }: { what: string }) => what)).toEqual([
      ...["enquiry.assigned", "enquiry.assigned", "enquiry.closed"],
    ]);
  });

  it("is given to nobody who has left or is unknown", async () => {
    const { client } = await aClerk();
    const enquiry = await anEnquiry(client);
    const { id } = await aMember(shop());
    await shop().database.query("UPDATE staff SET left_at = now() WHERE id = $1", [id]);
    for (const assigneeId of [globalId("Staff", id), globalId("Staff", randomUUID()), globalId("Review", 1), "x"])
      expect(codesOf(await change(client, "assignEnquiry", enquiry, { assigneeId }))).toEqual(["NOT_FOUND"]);
    expect(await audits(enquiry)).toEqual([]);
  });

  it.each(["assignEnquiry", "answerEnquiry", "closeEnquiry"])("%s needs its version and its id", async (name) => {
    const { client } = await aClerk();
    const enquiry = await anEnquiry(client);
    const input = name === "answerEnquiry" ? { text: "We do." } : {};
    expect(codesOf(await change(client, name, enquiry, { ...input, expectedVersion: 2 }))).toEqual(["CONFLICT"]);
    for (const id of ["x", globalId("Enquiry", randomUUID()), globalId("Order", randomUUID())])
      expect(codesOf(await change(client, name, { id }, input))).toEqual(["NOT_FOUND"]);
    expect((await list(client, {}, { first: 1 })).nodes).toEqual([enquiry]);
  });
});
