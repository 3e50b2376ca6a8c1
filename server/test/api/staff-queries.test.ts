import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { beforeAll, describe } from "vitest";
import { figureQueries } from "../../src/figures/figure.queries.js";
import { hashOfToken } from "../../src/kernel/hashing/link-token.js";
import { rowsOf } from "../../src/kernel/sql/query.js";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { recordChanges } from "../../src/staff/audit/audit.js";
import { auditQueries } from "../../src/staff/audit/audit.queries.js";
import { invitationQueries } from "../../src/staff/invitations/invitation.queries.js";
import { staffQueries } from "../../src/staff/members/staff.queries.js";
import { passkeyQueries } from "../../src/staff/passkeys/passkey.queries.js";
import { staffSessionQueries } from "../../src/staff/sign-in/staff-session.queries.js";
import { todayQueries } from "../../src/staff/today/today.queries.js";
import { aMember, anInvitation, SECRET } from "../builders/staff.js";
import { itReturnsTheRowsOf } from "../harness/queries.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

let member: string;
/** Hash of the token of an open invitation. */
let invitation: string;

beforeAll(async () => {
  member = (await aMember(shop())).id;
  invitation = hashOfToken(await anInvitation(shop(), "jo@shop.example"));
});

/** A session of the member with this token hash; returns its id. */
async function aSession(manager: EntityManager, tokenHash: string = randomUUID()): Promise<string> {
  const [session] = await rowsOf(manager, staffSessionQueries.start, [member, tokenHash, true]);
  return session?.id ?? "";
}

describe("a query of staff answers with the rows of its schema, and no other columns", () => {
  describe("audit", () => {
    const anEntry = async (manager: EntityManager) => {
      const subject = { type: "Staff", id: member } as const;
      await recordChanges(manager, null, { what: "staff.invited", subject, before: null, after: { role: "ORDERS" } });
      return [null, 5];
    };
    const ofSubject = async (manager: EntityManager) => {
      await anEntry(manager);
      return ["Staff", [member]];
    };
    const change = { what: "staff.invited", type: "Staff", id: "1", before: null, after: { role: "ORDERS" } };
    const record = () => [member, JSON.stringify([change])];
    itReturnsTheRowsOf(auditQueries, { page: anEntry, ofSubject, record }, shop);
  });

  describe("invitations", () => {
    itReturnsTheRowsOf(
      invitationQueries,
      {
        invite: ["sam@shop.example", StaffRole.CONTENT, "a hash", SECRET],
        find: () => [invitation],
        take: () => [invitation],
      },
      shop,
    );
  });

  describe("members", () => {
    itReturnsTheRowsOf(
      staffQueries,
      {
        byId: () => [member],
        all: [],
        lockOwners: [],
        takeStep: () => [member, 7],
        change: () => [member, 1, StaffRole.ORDERS],
        join: ["kit@shop.example", "Kit Rowe", StaffRole.ORDERS, "$argon2id$a hash", SECRET, 7],
      },
      shop,
    );
  });

  describe("today", () => {
    itReturnsTheRowsOf(todayQueries, { salesByDay: [30] }, shop);
    const aFigure = async (manager: EntityManager, kind: string, name: string) => {
      await manager.query("INSERT INTO figure (day, kind, name, count) VALUES (current_date, $1, $2, 3)", [kind, name]);
    };
    itReturnsTheRowsOf(
      figureQueries,
      {
        purchasesByDay: async (manager) => {
          await aFigure(manager, "event", "product view");
          return [30];
        },
        emptySearches: async (manager) => {
          await aFigure(manager, "empty search", "zzyzx");
          return [30, 5];
        },
      },
      shop,
    );
  });

  describe("passkeys", () => {
    /** Stores a passkey of the member; returns its id. */
    const aPasskey = async (manager: EntityManager): Promise<string> => {
      const values = [member, "Phone", randomUUID(), "a key", 3, ["internal"]];
      return (await rowsOf(manager, passkeyQueries.add, values))[0]?.id ?? "";
    };
    const ofMember = async (manager: EntityManager) => {
      await aPasskey(manager);
      return [member];
    };
    const ofOne = async (manager: EntityManager) => [member, await aPasskey(manager)];
    itReturnsTheRowsOf(
      passkeyQueries,
      {
        all: ofMember,
        lockOwner: () => [member],
        add: () => [member, "Phone", "a credential", "a key", 0, []],
        rename: async (manager) => [...(await ofOne(manager)), "Old phone"],
        remove: ofOne,
        removeAll: ofMember,
        use: async (manager) => [...(await ofOne(manager)), 4],
        keepChallenge: async (manager) => [await aSession(manager), "ADD", "a challenge"],
        takeChallenge: async (manager) => {
          const session = await aSession(manager);
          await rowsOf(manager, passkeyQueries.keepChallenge, [session, "USE", "a challenge"]);
          return [session, "USE"];
        },
      },
      shop,
    );
  });

  describe("sessions", () => {
    itReturnsTheRowsOf(
      staffSessionQueries,
      {
        use: async (manager) => {
          await aSession(manager, "a hash");
          return ["a hash"];
        },
        start: () => [member, "a hash", false],
        prove: async (manager) => [await aSession(manager), "a new hash"],
        end: async (manager) => [await aSession(manager)],
        endAll: async (manager) => {
          await aSession(manager);
          return [member];
        },
      },
      shop,
    );
  });
});
