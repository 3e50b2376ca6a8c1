import { randomUUID } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { globalId } from "../../src/kernel/graphql/global-id.js";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { mutate } from "../builders/mutation.js";
import { aSignedInMember, type StaffClient } from "../builders/staff.js";
import { removeEnded } from "../harness/retention.js";
import { useShop } from "../harness/shop.js";

const shop = useShop({ settings: { responseCache: true } });
const PRODUCT = globalId("Product", 1);

type Review = { id: string; comment: string; state: string; declineReason: string; answer: string; version: number };
type Connection = { nodes: Review[]; totalCount: number; pageInfo: { endCursor: string; hasNextPage: boolean } };
const REVIEW = "id comment state declineReason answer version productId productName productSlug rating isBoughtHere";

const aModerator = async () => (await aSignedInMember(shop(), StaffRole.CONTENT)).client;

/** A review that waits, as a shopper hands it in. */
async function aReview(comment: string = randomUUID(), rating = 4): Promise<{ id: string; comment: string }> {
  const input = { productId: PRODUCT, rating, comment, name: "Jo Whitfield", location: "Bristol" };
  const { data } = await mutate<"writeReview", { review: { id: string } }>(
    shop().visitor(),
    "writeReview",
    input,
    "review { id }",
  );
  return { id: data?.writeReview.review.id ?? "", comment };
}

const list = async (client: StaffClient, filter: object, page: { first?: number; after?: string } = {}) => {
  const answer = await client.graphql<{ reviews: Connection }>(
    `query ($filter: ReviewFilter, $first: Int! = 20, $after: String) {
      reviews(filter: $filter, first: $first, after: $after) { nodes { ${REVIEW} } totalCount pageInfo { endCursor hasNextPage } }
    }`,
    { filter, ...page },
  );
  expect(answer.errors).toEqual([]);
  return answer.data.reviews;
};

const change = (client: StaffClient, name: string, input: object) =>
  client.mutate<{ review: Review | null }>(name, { expectedVersion: 1, ...input }, `review { ${REVIEW} }`);

const codesOf = ({ errors }: { errors: { extensions: { code: string } }[] }) =>
  errors.map(({ extensions: { code } }) => code);

/** What shoppers see of a review now; undefined while it is not shown. */
async function shown(id: string): Promise<{ answer: string | null } | undefined> {
  const { data } = await shop()
    .visitor()
    .graphql<{ reviews: { nodes: { id: string; answer: string | null }[] } }>(
      "{ reviews(first: 100) { nodes { id answer } } }",
    );
  return data.reviews.nodes.find((each) => each.id === id);
}

/** The promise to staff: shoppers see a change within a second. */
const soonShown = (id: string, expected: object | undefined) =>
  vi.waitFor(async () => expect(await shown(id)).toEqual(expected), { timeout: 1000, interval: 5 });

const lastAudit = async () => {
  const [entry] = await shop().database.query(
    "SELECT what, subject_id AS subject, before, after, staff_id IS NOT NULL AS by FROM staff_audit WHERE subject_type = 'Review' ORDER BY id DESC LIMIT 1",
  );
  return entry;
};

describe("the list of reviews", () => {
  it("has what customers wrote, the newest first, and no samples", async () => {
    const moderator = await aModerator();
    const [first, second] = [await aReview(), await aReview()];
    const { nodes, totalCount } = await list(moderator, { state: "WAITING" }, { first: 2 });
    expect(nodes.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(nodes[0]).toMatchObject({
      ...{ comment: second.comment, state: "WAITING", declineReason: null, answer: null, version: 1 },
      ...{ productId: PRODUCT, productName: "Roller Blinds", productSlug: "roller-blinds", rating: 4 },
    });
    const [{ customers }] = await shop().database.query(
      "SELECT count(*)::int AS customers FROM review WHERE NOT is_sample",
    );
    expect(totalCount).toBe(customers);
  });

  it("goes on after a cursor, and refuses any other text", async () => {
    const moderator = await aModerator();
    const older = await aReview();
    await aReview();
    const { pageInfo } = await list(moderator, {}, { first: 1 });
    expect(pageInfo.hasNextPage).toBe(true);
    const { nodes } = await list(moderator, {}, { first: 1, after: pageInfo.endCursor });
    expect(nodes.map(({ id }) => id)).toEqual([older.id]);
    for (const after of ["x", "-1", "1e3", "9".repeat(16)])
      expect(codesOf(await moderator.graphql(`{ reviews(after: "${after}") { totalCount } }`))).toEqual([
        "BAD_USER_INPUT",
      ]);
  });

  it.each<[string, object, boolean]>([
    ["its product", { productId: PRODUCT }, true],
    ["another product", { productId: globalId("Product", 2) }, false],
    ["an id of something else", { productId: globalId("Category", 1) }, false],
    ["its stars", { rating: 2 }, true],
    ["other stars", { rating: 5 }, false],
    ["words of it in any case", { search: " WALL 100% \\_smooth " }, true],
    ["the writer's name", { search: "whitfield" }, true],
    ["no words", { search: " " }, true],
    ["other words", { search: "wall 100 smooth" }, false],
    ["what was decided", { state: "PUBLISHED" }, false],
    ["what waits", { state: "WAITING" }, true],
  ])("by %s", async (_what, filter, isFound) => {
    const moderator = await aModerator();
    const { id } = await aReview("On a wall 100% \\_smooth.", 2);
    expect((await list(moderator, filter)).nodes.map((each) => each.id).includes(id)).toBe(isFound);
  });

  it("takes as many statements for many reviews as for one", async () => {
    const moderator = await aModerator();
    await aReview();
    await aReview();
    const statements = async (first: number) => {
      const query = `{ reviews(first: ${first}) { nodes { ${REVIEW} } totalCount } }`;
      return shop().statements((await moderator.graphql(query)).requestId);
    };
    expect(await statements(100)).toBe(await statements(1));
  });

  it("one is read by its id, samples are not", async () => {
    const moderator = await aModerator();
    const { id, comment } = await aReview();
    const read = async (which: string) =>
      (await moderator.graphql<{ review: Review | null }>(`{ review(id: "${which}") { ${REVIEW} } }`)).data.review;
    expect(await read(id)).toMatchObject({ id, comment });
    const [{ sample }] = await shop().database.query("SELECT id AS sample FROM review WHERE is_sample LIMIT 1");
    for (const unknown of [globalId("Review", sample), globalId("Review", 999_999), PRODUCT, "x"])
      expect(await read(unknown)).toBeNull();
  });
});

describe("a moderator", () => {
  it("publishes a review, which shoppers see within a second, with an audit row", async () => {
    const moderator = await aModerator();
    const { id } = await aReview();
    await soonShown(id, undefined);
    const { data, errors } = await change(moderator, "publishReview", { id });
    expect(errors).toEqual([]);
    expect(data?.["publishReview"]?.review).toMatchObject({ id, state: "PUBLISHED", version: 2 });
    await soonShown(id, { id, answer: null });
    expect(await lastAudit()).toEqual({
      ...{ what: "review.published", by: true, subject: expect.stringMatching(/^\d+$/) },
      before: { state: "WAITING", declineReason: null, hasAnswer: false },
      after: { state: "PUBLISHED", declineReason: null, hasAnswer: false },
    });
  });

  it("answers it in public and takes the answer back; the audit keeps no words", async () => {
    const moderator = await aModerator();
    const { id } = await aReview();
    await change(moderator, "publishReview", { id });
    const text = "Thank you, Jo.\nA new bracket is on its way.";
    const { data } = await change(moderator, "answerReview", { id, expectedVersion: 2, text: ` ${text} ` });
    expect(data?.["answerReview"]?.review).toMatchObject({ answer: text, version: 3 });
    await soonShown(id, { id, answer: text });
    expect(await lastAudit()).toMatchObject({ what: "review.answered", after: { hasAnswer: true } });
    expect(JSON.stringify(await lastAudit())).not.toContain("bracket");
    await change(moderator, "answerReview", { id, expectedVersion: 3, text: null });
    await soonShown(id, { id, answer: null });
  });

  it.each(["", " \n ", "x", "x".repeat(2001)])("can't answer %j", async (text) => {
    const moderator = await aModerator();
    const { id } = await aReview();
    expect(codesOf(await change(moderator, "answerReview", { id, text }))).toEqual(["BAD_USER_INPUT"]);
  });

  it("declines a published review for a reason; it disappears, and may be published after all", async () => {
    const moderator = await aModerator();
    const { id } = await aReview();
    await change(moderator, "publishReview", { id });
    await soonShown(id, { id, answer: null });
    const { data } = await change(moderator, "declineReview", { id, expectedVersion: 2, reason: "FAKE" });
    expect(data?.["declineReview"]?.review).toMatchObject({ state: "DECLINED", declineReason: "FAKE", version: 3 });
    await soonShown(id, undefined);
    expect((await list(moderator, { state: "DECLINED" })).nodes.map((each) => each.id)).toContain(id);
    expect((await list(moderator, { state: "WAITING" })).nodes.map((each) => each.id)).not.toContain(id);
    await change(moderator, "publishReview", { id, expectedVersion: 3 });
    await soonShown(id, { id, answer: null });
    expect((await list(moderator, { state: "PUBLISHED" })).nodes[0]).toMatchObject({ id, declineReason: null });
  });

  it("who decides second is told, also at the same moment", async () => {
    const [one, other] = [await aModerator(), await aModerator()];
    const { id } = await aReview();
    const outcomes = await Promise.all([
      change(one, "publishReview", { id }),
      change(other, "declineReview", { id, reason: "OFF_TOPIC" }),
    ]);
    expect(outcomes.map((outcome) => codesOf(outcome).join()).toSorted()).toEqual(["", "CONFLICT"]);
    const [{ changes }] = await shop().database.query(
      "SELECT count(*)::int AS changes FROM staff_audit WHERE subject_type = 'Review' AND subject_id = $1",
      [Buffer.from(id, "base64url").toString().split(":")[1]],
    );
    expect(changes).toBe(1);
  });

  it.each(["publishReview", "answerReview"])("%s finds no sample and nothing by other ids", async (name) => {
    const moderator = await aModerator();
    const [{ sample }] = await shop().database.query("SELECT id AS sample FROM review WHERE is_sample LIMIT 1");
    for (const id of [globalId("Review", sample), globalId("Review", 999_999), PRODUCT, "x"])
      expect(codesOf(await change(moderator, name, { id }))).toEqual(["NOT_FOUND"]);
  });

  it("has as long as any unpublished review is kept", async () => {
    const moderator = await aModerator();
    const { id } = await aReview();
    await change(moderator, "declineReview", { id, reason: "REWARDED" });
    expect(await removeEnded(shop(), "review")).toBe(0);
    await shop().database.query("UPDATE review SET review_date = review_date - 366 WHERE decline_reason = 'REWARDED'");
    expect(await removeEnded(shop(), "review")).toBe(1);
  });
});

it("the database refuses a review that is published and declined, and an empty answer", async () => {
  const { database } = shop();
  await expect(database.query("UPDATE review SET is_published = true, decline_reason = 'FAKE'")).rejects.toThrow(
    "review_published_or_declined",
  );
  await expect(database.query("UPDATE review SET answer = ''")).rejects.toThrow("review_answer_not_empty");
});
