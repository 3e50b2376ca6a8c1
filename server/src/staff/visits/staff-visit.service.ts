import type { DataSource, EntityManager } from "typeorm";
import { pageOf, type Page } from "../../kernel/graphql/connection.types.js";
import type { PageWindow } from "../../kernel/graphql/page-window.js";
import { checkedForm } from "../../kernel/requests/checked-form.js";
import { rowOf, rowsOf } from "../../kernel/sql/query.js";
import { isUuid } from "../../kernel/sql/uuid.js";
import type { MailQueue } from "../../mail/mail-queue.js";
import { fitterForm, visitOutcomeForm } from "../../rules/visit-form.js";
import type { VisitOutcome, VisitState } from "../../rules/visit-state.js";
import { changingVisits, moveVisit } from "../../visits/visit-change.js";
import { visitQueries, type VisitTimeRow } from "../../visits/visit.queries.js";
import type { StaffActor } from "../access/staff-context.js";
import { ChangedInTheMeantime } from "../access/staff.errors.js";
import { recordChanges } from "../audit/audit.js";
import { StaffVisitNotChangeable, StaffVisitNotFound } from "./staff-visit.errors.js";
import { staffVisitQueries, type StaffVisitRow } from "./staff-visit.queries.js";
import { visitCursor, visitPlace } from "./visit-cursor.js";

/** What a list of visits is of; what is left out filters nothing. Days are London's, such as "2026-12-04". */
export type VisitFilter = {
  state?: VisitState | null;
  from?: string | null;
  to?: string | null;
  search?: string | null;
};

/** Visits of one day, at most. */
export const MOST_VISITS_A_DAY = 200;

type Expected = { id: string; expectedVersion: number };

/** Reads what is booked, moves and cancels it, says who visits, and keeps how it went. */
export class StaffVisitService {
  constructor(
    private readonly database: DataSource,
    private readonly mail: MailQueue,
  ) {}

  /** A page of visits, the earliest first. @throws {BadInput} for an invalid cursor */
  async page(filter: VisitFilter, window: PageWindow): Promise<Page<StaffVisitRow>> {
    const values = [...valuesOf(filter), ...visitPlace(window), window.size + 1];
    const rows = await rowsOf(this.database, staffVisitQueries.page, values);
    return pageOf(rows, window, (row) => ({ node: row, cursor: visitCursor(row) }));
  }

  /** Number of visits that a filter leaves. */
  async count(filter: VisitFilter): Promise<number> {
    return (await rowOf(this.database, staffVisitQueries.count, valuesOf(filter))).count;
  }

  /** A visit, or null. */
  async find(id: string, manager: EntityManager = this.database.manager): Promise<StaffVisitRow | null> {
    const [visit] = isUuid(id) ? await rowsOf(manager, staffVisitQueries.byId, [id]) : [];
    return visit ?? null;
  }

  /** The visits of a day in London that are not cancelled, the earliest first. */
  ofDay(day: string): Promise<StaffVisitRow[]> {
    return rowsOf(this.database, staffVisitQueries.ofDay, [day, MOST_VISITS_A_DAY]);
  }

  /** The free times to come. Staff need no notice. */
  freeTimes(): Promise<VisitTimeRow[]> {
    return rowsOf(this.database, visitQueries.freeTimes, [new Date()]);
  }

  /**
   * Moves a visit to a free time and mails it; one at which nobody was at home is booked again by it.
   * @throws {StaffVisitNotFound} {@link ChangedInTheMeantime} {@link StaffVisitNotChangeable} {@link VisitTimeTaken}
   */
  move(actor: StaffActor, { startsAt, ...expected }: Expected & { startsAt: Date }) {
    return this.change(actor, expected, "visit.moved", async (manager, { id, state }) => {
      if (state === "CANCELLED" || state === "DONE")
        throw new StaffVisitNotChangeable("This visit is over. Nothing is moved.");
      if (startsAt <= new Date()) throw new StaffVisitNotChangeable("This time is over. Please choose another one.");
      const { hasAnother } = await rowOf(manager, staffVisitQueries.hasAnother, [id]);
      if (hasAnother)
        throw new StaffVisitNotChangeable("The order has another visit that is booked. Please move that one.");
      await moveVisit(manager, id, startsAt);
      await this.mail.add(manager, id, "visit-moved");
    });
  }

  /** Cancels a visit and mails it. @throws {StaffVisitNotFound} {@link ChangedInTheMeantime} {@link StaffVisitNotChangeable} */
  cancel(actor: StaffActor, expected: Expected) {
    return this.change(actor, expected, "visit.cancelled", async (manager, { id, state }) => {
      if (state !== "BOOKED") throw new StaffVisitNotChangeable("Only a booked visit can be cancelled.");
      await rowOf(manager, visitQueries.cancel, [id]);
      await this.mail.add(manager, id, "visit-cancelled");
    });
  }

  /** Says who visits; an empty name says nobody yet. @throws {BadInput} {@link StaffVisitNotFound} {@link ChangedInTheMeantime} */
  assign(actor: StaffActor, { fitter: typed, ...expected }: Expected & { fitter: string }) {
    const { fitter } = checkedForm(fitterForm, { fitter: typed });
    return this.change(actor, expected, "visit.assigned", async (manager, { id }) => {
      await rowOf(manager, staffVisitQueries.assign, [id, fitter]);
    });
  }

  /**
   * Keeps how a visit went; it can be corrected.
   * @throws {BadInput} {@link StaffVisitNotFound} {@link ChangedInTheMeantime} {@link StaffVisitNotChangeable} before it begins
   */
  record(actor: StaffActor, input: Expected & { outcome: VisitOutcome; note?: string | null }) {
    const { outcome, note: typed, ...expected } = input;
    const { note } = checkedForm(visitOutcomeForm, { note: typed });
    return this.change(actor, expected, "visit.recorded", async (manager, { id, state, startsAt }) => {
      if (state === "CANCELLED") throw new StaffVisitNotChangeable("This visit is cancelled.");
      if (startsAt > new Date()) throw new StaffVisitNotChangeable("This visit has not begun yet.");
      await rowOf(manager, staffVisitQueries.record, [id, outcome, note]);
    });
  }

  private change(
    actor: StaffActor,
    { id, expectedVersion }: Expected,
    what: string,
    act: (manager: EntityManager, visit: StaffVisitRow) => Promise<void>,
  ): Promise<StaffVisitRow | null> {
    return changingVisits(this.database, async (manager) => {
      const [locked] = isUuid(id) ? await rowsOf(manager, visitQueries.lock, [id]) : [];
      const before = locked && (await this.find(id, manager));
      if (!before) throw new StaffVisitNotFound();
      if (before.version !== expectedVersion) throw new ChangedInTheMeantime();
      await act(manager, before);
      const after = await this.find(id, manager);
      const subject = { type: "BookedVisit", id: before.id } as const;
      await recordChanges(manager, actor, { what, subject, before: audited(before), after: after && audited(after) });
      return after;
    });
  }
}

/** The audit is for ever, so it says nothing of shoppers. */
const audited = ({ state, startsAt }: StaffVisitRow) => ({ state, startsAt: startsAt.toISOString() });

const valuesOf = ({ state, from, to, search }: VisitFilter) => [
  state ?? null,
  from ?? null,
  to ?? null,
  search?.trim() || null,
];
