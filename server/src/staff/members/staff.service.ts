import type { DataSource, EntityManager } from "typeorm";
import { rowOf, rowsOf } from "../../kernel/sql/query.js";
import { inTransaction } from "../../kernel/sql/transaction.js";
import { isUuid } from "../../kernel/sql/uuid.js";
import { StaffRole } from "../access/permissions.js";
import type { StaffActor } from "../access/staff-context.js";
import { ChangedInTheMeantime, LastOwner, StaffNotFound } from "../access/staff.errors.js";
import { recordChanges } from "../audit/audit.js";
import { renewRecoveryCodes } from "./recovery-codes.js";
import { staffQueries, type StaffRow } from "./staff.queries.js";

type Expected = { id: string; expectedVersion: number };

/** The members of staff. */
export class StaffService {
  constructor(private readonly database: DataSource) {}

  /** All members, those who have left last. */
  all(): Promise<StaffRow[]> {
    return rowsOf(this.database, staffQueries.all);
  }

  /** A member who is known to exist. */
  member(id: string, manager: EntityManager = this.database.manager): Promise<StaffRow> {
    return rowOf(manager, staffQueries.byId, [id]);
  }

  /** @throws {StaffNotFound} {@link ChangedInTheMeantime} {@link LastOwner} */
  changeRole(actor: StaffActor, { role, ...expected }: Expected & { role: StaffRole }): Promise<StaffRow> {
    return this.change(actor, expected, role);
  }

  /** The member can't sign in any more, and what they are signed in with ends. @throws as `changeRole` */
  dismiss(actor: StaffActor, expected: Expected): Promise<StaffRow> {
    return this.change(actor, expected, null);
  }

  /** New recovery codes; the former ones are void. */
  renewRecoveryCodes(actor: StaffActor): Promise<{ staff: StaffRow; recoveryCodes: string[] }> {
    const { staffId } = actor;
    return inTransaction(this.database, async (manager) => {
      const recoveryCodes = await renewRecoveryCodes(manager, staffId);
      const subject = { type: "Staff", id: staffId } as const;
      await recordChanges(manager, actor, { what: "staff.recovery-codes-renewed", subject, before: null, after: null });
      return { staff: await this.member(staffId, manager), recoveryCodes };
    });
  }

  private async change(
    actor: StaffActor,
    { id, expectedVersion }: Expected,
    role: StaffRole | null,
  ): Promise<StaffRow> {
    if (!isUuid(id)) throw new StaffNotFound();
    return inTransaction(this.database, async (manager) => {
      const owners = await rowsOf(manager, staffQueries.lockOwners);
      const [before] = await rowsOf(manager, staffQueries.byId, [id]);
      if (!before || before.leftAt) throw new StaffNotFound();
      const staysOwner = role === StaffRole.OWNER;
      if (!staysOwner && owners.length === 1 && owners[0]?.id === before.id) throw new LastOwner();
      const changed = await rowsOf(manager, staffQueries.change, [id, expectedVersion, role]);
      if (changed.length === 0) throw new ChangedInTheMeantime();
      await recordChanges(manager, actor, {
        what: role === null ? "staff.dismissed" : "staff.role-changed",
        subject: { type: "Staff", id: before.id },
        before: { role: before.role },
        after: role === null ? null : { role },
      });
      return this.member(id, manager);
    });
  }
}
