import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import { globalId } from "../../src/kernel/graphql/global-id.js";
import { hashOfToken } from "../../src/kernel/hashing/link-token.js";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { auditQueries } from "../../src/staff/audit/audit.queries.js";
import { invitationQueries } from "../../src/staff/invitations/invitation.queries.js";
import { inviteStaff } from "../../src/staff/invitations/invite-staff.js";
import { staffQueries } from "../../src/staff/members/staff.queries.js";
import { staffSessionQueries } from "../../src/staff/sign-in/staff-session.queries.js";
import { aMember, aSignedInMember, SECRET, type StaffClient } from "../builders/staff.js";
import { itReturnsTheRowsOf } from "../harness/queries.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();
const codesOf = ({ errors }: { errors: { extensions: { code: string } }[] }) =>
  errors.map(({ extensions: { code } }) => code);

/** Owners of one test are not the owners of the next. */
afterEach(() => shop().database.query("UPDATE staff SET left_at = now() WHERE left_at IS NULL"));

type Entry = {
  what: string;
  by: string | null;
  before: string | null;
  after: string | null;
  subject: string;
  subjectType: string;
};
const audit = async (owner: StaffClient, first = 1) =>
  (
    await owner.graphql<{ audit: { nodes: Entry[]; pageInfo: { endCursor: string; hasNextPage: boolean } } }>(
      `{ audit(first: ${first}) { nodes { what by before after subject subjectType } pageInfo { endCursor hasNextPage } } }`,
    )
  ).data.audit;

describe("an owner", () => {
  it("invites others, which the audit records", async () => {
    const { client: owner, email: by } = await aSignedInMember(shop());
    const email = `${randomUUID()}@shop.example`;
    const { data } = await owner.mutate<{ token: string }>("inviteStaff", { email, role: "ORDERS" }, "token expiresAt");
    expect(data?.["inviteStaff"]?.token).toHaveLength(43);
    const [entry] = (await audit(owner)).nodes;
    expect(entry).toMatchObject({ what: "staff.invited", by, before: null });
    expect(JSON.parse(entry?.after ?? "")).toEqual({ email, role: "ORDERS" });
  });

  it("changes roles; of two at once the second is told", async () => {
    const { client: owner } = await aSignedInMember(shop());
    const { id } = await aMember(shop(), StaffRole.CONTENT);
    const change = (role: string) =>
      owner.mutate(
        "changeStaffRole",
        { id: globalId("Staff", id), role, expectedVersion: 1 },
        "staff { role version }",
      );
    const outcomes = await Promise.all([change("ORDERS"), change("CATALOGUE")]);
    expect(outcomes.map((outcome) => codesOf(outcome).join()).toSorted()).toEqual(["", "CONFLICT"]);
    const [entry] = (await audit(owner)).nodes;
    expect(entry).toMatchObject({
      what: "staff.role-changed",
      before: '{"role":"CONTENT"}',
      subject: globalId("Staff", id),
      subjectType: "Staff",
    });
  });

  it("dismisses members, who are signed out", async () => {
    const { client: owner } = await aSignedInMember(shop());
    const { client: member, id } = await aSignedInMember(shop(), StaffRole.ORDERS);
    const dismissal = { id: globalId("Staff", id), expectedVersion: 1 };
    expect((await owner.mutate("dismissStaff", dismissal)).errors).toEqual([]);
    expect(codesOf(await member.graphql("{ me { id } }"))).toEqual(["UNAUTHENTICATED"]);
    expect(codesOf(await owner.mutate("dismissStaff", dismissal))).toEqual(["NOT_FOUND"]);
  });

  it("can't leave the shop without one, nor can two owners dismiss each other", async () => {
    const [one, other] = [await aSignedInMember(shop()), await aSignedInMember(shop())];
    const outcomes = await Promise.all([
      one.client.mutate("dismissStaff", { id: globalId("Staff", other.id), expectedVersion: 1 }),
      other.client.mutate("dismissStaff", { id: globalId("Staff", one.id), expectedVersion: 1 }),
    ]);
    expect(outcomes.map((outcome) => codesOf(outcome).join()).toSorted()).toEqual(["", "CONFLICT"]);
    const [{ owners }] = await shop().database.query(
      "SELECT count(*)::int AS owners FROM staff WHERE role = 'OWNER' AND left_at IS NULL",
    );
    expect(owners).toBe(1);
  });

  it("finds nobody by ids of other things", async () => {
    const { client: owner } = await aSignedInMember(shop());
    for (const id of [globalId("Order", randomUUID()), globalId("Staff", randomUUID()), "x"])
      expect(codesOf(await owner.mutate("dismissStaff", { id, expectedVersion: 1 }))).toEqual(["NOT_FOUND"]);
  });
});

it("knows what its role may do, for a client that shows no more", async () => {
  const permissionsOf = async (role: StaffRole) => {
    const { client } = await aSignedInMember(shop(), role);
    return (await client.graphql<{ me: { permissions: string[] } }>("{ me { permissions } }")).data.me.permissions;
  };
  expect(await permissionsOf(StaffRole.OWNER)).toContain("staff:change");
  const content = await permissionsOf(StaffRole.CONTENT);
  expect(content).toContain("self:read");
  expect(content).not.toContain("staff:read");
});

describe("the audit", () => {
  it("is read page by page", async () => {
    const { client: owner } = await aSignedInMember(shop());
    const first = await audit(owner, 2);
    expect(first.pageInfo.hasNextPage).toBe(true);
    const next = await owner.graphql<{ audit: { nodes: Entry[] } }>(
      `{ audit(first: 1, after: "${first.pageInfo.endCursor}") { nodes { what by before after subject subjectType } } }`,
    );
    const [, , third] = (await audit(owner, 3)).nodes;
    expect(next.data.audit.nodes).toEqual([third]);
    expect(codesOf(await owner.graphql('{ audit(after: "x") { nodes { id } } }'))).toEqual(["BAD_USER_INPUT"]);
  });

  it.each([
    "UPDATE staff_audit SET what = 'nothing'",
    "DELETE FROM staff_audit",
    "TRUNCATE staff_audit",
    "TRUNCATE staff CASCADE",
  ])("refuses %s, whoever asks", async (statement) => {
    await aSignedInMember(shop());
    await expect(shop().database.query(statement)).rejects.toThrow(/append-only|permission denied/);
  });

  it("refuses them by its triggers too, where the role has every right", async () => {
    await aSignedInMember(shop());
    const runner = shop().database.createQueryRunner();
    await runner.startTransaction();
    await runner.query("GRANT ALL ON staff_audit TO CURRENT_USER");
    await expect(runner.query("DELETE FROM staff_audit")).rejects.toThrow("append-only");
    await runner.rollbackTransaction();
    await runner.release();
  });

  it("keeps no row of a change that failed", async () => {
    const manager = shop().database.manager;
    const email = `${randomUUID()}@shop.example`;
    const failing = shop().database.transaction(async (transaction) => {
      await inviteStaff(transaction, null, { email, role: "ORDERS" });
      throw new Error("the change failed");
    });
    await expect(failing).rejects.toThrow("the change failed");
    expect(await manager.query("SELECT FROM staff_audit WHERE after->>'email' = $1", [email])).toEqual([]);
  });
});

describe("rows of queries", () => {
  const member = async () => (await aMember(shop())).id;
  const invited = async () =>
    hashOfToken(
      (await inviteStaff(shop().database.manager, null, { email: `${randomUUID()}@shop.example`, role: "ORDERS" }))
        .token,
    );
  const session = async () => {
    const { id } = await aMember(shop());
    const [row] = await shop().database.query(
      "INSERT INTO staff_session (staff_id, token_hash, proved_at) VALUES ($1, $2, now()) RETURNING id, token_hash AS hash",
      [id, randomUUID()],
    );
    return { id: row.id, hash: row.hash, member: id };
  };
  itReturnsTheRowsOf(
    { page: auditQueries.page },
    { page: async () => [await aSignedInMember(shop()).then(() => null), 2] },
    shop,
  );
  itReturnsTheRowsOf(
    invitationQueries,
    {
      invite: () => [`${randomUUID()}@shop.example`, "ORDERS", randomUUID(), SECRET],
      find: async () => [await invited()],
      take: async () => [await invited()],
    },
    shop,
  );
  itReturnsTheRowsOf(
    staffQueries,
    {
      byId: async () => [await member()],
      all: async () => (await member(), []),
      lockOwners: async () => (await member(), []),
      takeStep: async () => [await member(), 7],
      change: async () => [await member(), 1, "ORDERS"],
      join: () => [`${randomUUID()}@shop.example`, "Sam", "ORDERS", "$argon2id$x", SECRET, 1],
    },
    shop,
  );
  itReturnsTheRowsOf(
    staffSessionQueries,
    {
      use: async () => [(await session()).hash],
      start: async () => [await member(), randomUUID(), true],
      prove: async () => [(await session()).id, randomUUID()],
      end: async () => [(await session()).id],
      endAll: async () => [(await session()).member],
    },
    shop,
  );
});
