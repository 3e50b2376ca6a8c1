import type { DataSource, EntityManager } from "typeorm";
import { EnquiryState } from "../../enquiries/enquiry-state.js";
import { pageOf, type Page } from "../../kernel/graphql/connection.types.js";
import type { PageWindow } from "../../kernel/graphql/page-window.js";
import { UnknownCursor } from "../../kernel/graphql/unknown-cursor.js";
import { checkedForm } from "../../kernel/requests/checked-form.js";
import { rowOf, rowsOf } from "../../kernel/sql/query.js";
import { searchQuery } from "../../kernel/sql/search-words.js";
import { inTransaction } from "../../kernel/sql/transaction.js";
import { isUuid } from "../../kernel/sql/uuid.js";
import type { MailQueue } from "../../mail/mail-queue.js";
import { answerForm } from "../../rules/answer-form.js";
import type { ShopProfile } from "../../shop-profile/shop-profile.js";
import { isPermitted, StaffRole } from "../access/permissions.js";
import type { StaffActor } from "../access/staff-context.js";
import { ChangedInTheMeantime } from "../access/staff.errors.js";
import { recordChanges } from "../audit/audit.js";
import { answerTemplates, type AnswerTemplate } from "./answer-templates.js";
import type { EnquiryKind } from "./enquiry-kind.js";
import type { ProjectQuoteService } from "./project-quote.service.js";
import { AssigneeNotFound, EnquiryNotFound, SamplesNotAsked } from "./staff-enquiry.errors.js";
import { answerQueries, changeQueries, staffEnquiryQueries, type StaffEnquiryRow } from "./staff-enquiry.queries.js";

/** What a list of enquiries is of; what is left out filters nothing. */
export type EnquiryFilter = {
  kind?: EnquiryKind | null;
  state?: EnquiryState | null;
  assigneeId?: string | null;
  search?: string | null;
};

/** A member who can see to an enquiry. */
export type Assignee = { id: string; name: string };

/** What is answered, and the total of the quote that comes with it. */
type Answer = { text: string; keptTotalPence?: number | null };
type Expected = { id: string; expectedVersion: number };
type Handling = Pick<StaffEnquiryRow, "state" | "assigneeId">;
/** What becomes of an enquiry, and the places of the samples that were marked as sent. */
type Handled = Handling & { items?: readonly number[] };

/** Reads, assigns, answers and closes what shoppers have sent: quote requests, messages and requests for samples. */
export class StaffEnquiryService {
  constructor(
    private readonly database: DataSource,
    private readonly mail: MailQueue,
    private readonly shop: ShopProfile,
    private readonly quotes: ProjectQuoteService,
  ) {}

  /** A page of enquiries, the newest first. @throws {BadInput} for an invalid cursor or search */
  async page(filter: EnquiryFilter, window: PageWindow): Promise<Page<StaffEnquiryRow>> {
    const { values, search } = valuesOf(filter);
    const { page, pageFound } = staffEnquiryQueries;
    const place = [...placeOf(window), window.size + 1];
    const rows = await rowsOf(this.database, search === null ? page : pageFound, [...values, ...place]);
    return pageOf(rows, window, (row) => ({ node: row, cursor: row.place }));
  }

  /** Number of enquiries that a filter leaves. @throws {BadInput} for an invalid search */
  async count(filter: EnquiryFilter): Promise<number> {
    const { values, search } = valuesOf(filter);
    const { count, countFound } = staffEnquiryQueries;
    return (await rowOf(this.database, search === null ? count : countFound, values)).count;
  }

  /** An enquiry, or null. */
  async find(id: string, manager: EntityManager = this.database.manager): Promise<StaffEnquiryRow | null> {
    const [enquiry] = isUuid(id) ? await rowsOf(manager, staffEnquiryQueries.byId, [id]) : [];
    return enquiry ?? null;
  }

  /** All that was sent with the e-mail address of an enquiry, the oldest first; empty without such an enquiry. */
  async thread(id: string): Promise<StaffEnquiryRow[]> {
    return isUuid(id) ? rowsOf(this.database, staffEnquiryQueries.thread, [id]) : [];
  }

  /** Texts to begin an answer with; empty without such an enquiry. */
  async templates(id: string): Promise<AnswerTemplate[]> {
    const enquiry = await this.find(id);
    return enquiry ? answerTemplates(enquiry, this.shop) : [];
  }

  /** The members whose role sees to enquiries, by name; at most 500. */
  assignees(): Promise<Assignee[]> {
    const roles = Object.values(StaffRole).filter((role) => isPermitted(role, "enquiries:change"));
    return rowsOf(this.database, staffEnquiryQueries.assignees, [roles]);
  }

  /** Gives it to a member of staff, or to nobody. @throws {EnquiryNotFound} {@link AssigneeNotFound} {@link ChangedInTheMeantime} */
  assign(actor: StaffActor, { assigneeId, ...expected }: Expected & { assigneeId: string | null }) {
    return this.handle(actor, expected, "enquiry.assigned", async (manager, { state }) => {
      if (assigneeId !== null && !(await isAssignable(manager, assigneeId))) throw new AssigneeNotFound();
      return { state, assigneeId };
    });
  }

  /**
   * Stores an answer and mails it to the sender, with a quote of the project of the request where its total is given.
   * @throws {BadInput} {@link EnquiryNotFound} {@link ChangedInTheMeantime}
   * @throws {ProjectNotQuoted} {@link QuotedPriceChanged}
   */
  async answer(actor: StaffActor, { text: typed, keptTotalPence, ...expected }: Expected & Answer) {
    const { text } = checkedForm(answerForm, { text: typed });
    const cart = keptTotalPence == null ? undefined : await this.quotes.prepare(expected.id, keptTotalPence);
    return this.handle(actor, expected, "enquiry.answered", async (manager, { id, kind, assigneeId }) => {
      const answer = await rowOf(manager, answerQueries[kind], [id, text, actor.staffId]);
      if (cart) await this.quotes.attach(manager, { enquiryId: id, answerId: answer.id }, cart);
      await this.mail.add(manager, answer.id, "enquiry-answer");
      return { state: EnquiryState.ANSWERED, assigneeId: assigneeId ?? actor.staffId };
    });
  }

  /** Nothing is left to do. @throws {EnquiryNotFound} {@link ChangedInTheMeantime} */
  close(actor: StaffActor, expected: Expected) {
    const close = async (_: EntityManager, { assigneeId }: Handling) => ({ state: EnquiryState.CLOSED, assigneeId });
    return this.handle(actor, expected, "enquiry.closed", close);
  }

  /**
   * Marks samples as sent, by their places from 1. Once all of a request are, nothing is left to do with it.
   * @throws {SamplesNotAsked} {@link EnquiryNotFound} {@link ChangedInTheMeantime}
   */
  sendSamples(actor: StaffActor, { items, ...expected }: Expected & { items: readonly number[] }) {
    return this.handle(actor, expected, "enquiry.samples-sent", async (manager, enquiry) => {
      const { id, samples, samplesSentAt, state, assigneeId } = enquiry;
      const asked = samples ?? [];
      if (items.length === 0 || !items.every((item) => asked[item - 1])) throw new SamplesNotAsked();
      await rowsOf(manager, staffEnquiryQueries.sendSamples, [id, items]);
      const isDone = asked.every((_, index) => items.includes(index + 1) || samplesSentAt?.[index]);
      return { state: isDone ? EnquiryState.CLOSED : state, assigneeId: assigneeId ?? actor.staffId, items };
    });
  }

  private handle(
    actor: StaffActor,
    { id, expectedVersion }: Expected,
    what: string,
    act: (manager: EntityManager, enquiry: StaffEnquiryRow) => Promise<Handled>,
  ): Promise<StaffEnquiryRow | null> {
    return inTransaction(this.database, async (manager) => {
      const before = await this.find(id, manager);
      if (!before) throw new EnquiryNotFound();
      const after = await act(manager, before);
      const values = [id, expectedVersion, after.state, after.assigneeId];
      const changes = await rowsOf(manager, changeQueries[before.kind], values);
      if (changes.length === 0) throw new ChangedInTheMeantime();
      const subject = { type: "Enquiry", id: before.id } as const;
      await recordChanges(manager, actor, { what, subject, before: audited(before), after: audited(after) });
      return this.find(id, manager);
    });
  }
}

/** The audit is for ever, so it has no words of shoppers, nor to them. */
const audited = ({ state, assigneeId, items }: Handled) => ({
  ...{ state, assigneeId },
  ...(items && { samples: [...new Set(items)].toSorted((one, other) => one - other).join(", ") }),
});

const isAssignable = async (manager: EntityManager, id: string) =>
  isUuid(id) && (await rowsOf(manager, staffEnquiryQueries.assignee, [id])).length > 0;

/** A filter as $1 to $4. */
function valuesOf({ kind, state, assigneeId, search: typed }: EnquiryFilter) {
  const search = searchQuery(typed ?? "") ?? null;
  const assignee = assigneeId == null ? null : isUuid(assigneeId) ? assigneeId : NOBODY;
  return { search, values: [kind ?? null, state ?? null, assignee, search] };
}

/** The id of no member. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

function placeOf({ side, cursor }: PageWindow): [microseconds: string | null, id: string | null] {
  if (cursor === undefined) return [null, null];
  const [, microseconds = "", id = ""] = /^(\d{1,17})-(.{36})$/.exec(cursor) ?? [];
  if (!isUuid(id)) throw new UnknownCursor(side);
  return [microseconds, id];
}
