import type { DataSource, EntityManager } from "typeorm";
import { BadInput } from "../../kernel/errors/shop-error.js";
import { checkedForm } from "../../kernel/requests/checked-form.js";
import { rowOf, rowsOf } from "../../kernel/sql/query.js";
import { inTransaction } from "../../kernel/sql/transaction.js";
import { promotionForm } from "../../rules/promotion-form.js";
import type { StaffActor } from "../access/staff-context.js";
import { ChangedInTheMeantime } from "../access/staff.errors.js";
import { recordChanges } from "../audit/audit.js";
import { isPromotionId } from "./promotion-id.js";
import { PromotionIsOver, PromotionNotFound } from "./staff-promotion.errors.js";
import { staffPromotionQueries, type StaffPromotionRow } from "./staff-promotion.queries.js";

/** What staff type of a new promotion. */
export type NewPromotion = {
  name: string;
  code?: string | null;
  /** Whether codes are made for it afterwards. */
  hasUniqueCodes?: boolean;
  percent: number;
  minimumWindows: number;
  startsAt?: Date | null;
  endsAt?: Date | null;
};

type Expected = { id: string; expectedVersion: number };

/** Lists promotions with what they have brought, creates and ends them. One that shoppers have seen is never changed. */
export class StaffPromotionService {
  constructor(private readonly database: DataSource) {}

  /** All promotions, the latest start first. */
  all(): Promise<StaffPromotionRow[]> {
    return rowsOf(this.database, staffPromotionQueries.all);
  }

  /** A promotion, or null. */
  async find(id: string, manager: EntityManager = this.database.manager): Promise<StaffPromotionRow | null> {
    const [promotion] = isPromotionId(id) ? await rowsOf(manager, staffPromotionQueries.byId, [id]) : [];
    return promotion ?? null;
  }

  /** Creates a promotion; without a start it runs from now on. @throws {BadInput} also where the name or the code is taken */
  create(actor: StaffActor | null, typed: NewPromotion): Promise<StaffPromotionRow | null> {
    const now = new Date();
    const form = checkedForm(promotionForm, { ...typed, startsAt: typed.startsAt ?? now });
    if (form.endsAt && form.endsAt <= now) throw over();
    const { name, code, percent, minimumWindows, startsAt, endsAt, hasUniqueCodes } = form;
    return inTransaction(this.database, async (manager) => {
      const values = [name, code, percent, minimumWindows, startsAt, endsAt, hasUniqueCodes];
      const [created] = await rowsOf(manager, staffPromotionQueries.create, values);
      if (!created) throw taken((await rowOf(manager, staffPromotionQueries.isCodeTaken, [code])).isTaken);
      const id = String(created.id);
      const terms = { name, code, hasUniqueCodes, percent, minimumWindows };
      const after = { ...terms, startsAt: timeOf(startsAt), endsAt: timeOf(endsAt) };
      const subject = { type: "Promotion", id } as const;
      await recordChanges(manager, actor, { what: "promotion.created", subject, before: null, after });
      return this.find(id, manager);
    });
  }

  /**
   * Ends a promotion now; carts with its code say so. One that has not begun is removed, and the answer is null.
   * @throws {PromotionNotFound} {@link PromotionIsOver} {@link ChangedInTheMeantime}
   */
  end(actor: StaffActor | null, { id, expectedVersion }: Expected): Promise<StaffPromotionRow | null> {
    return inTransaction(this.database, async (manager) => {
      const [promotion] = isPromotionId(id) ? await rowsOf(manager, staffPromotionQueries.lock, [id]) : [];
      if (!promotion) throw new PromotionNotFound();
      if (promotion.version !== expectedVersion) throw new ChangedInTheMeantime();
      if (promotion.state === "ENDED") throw new PromotionIsOver();
      const isUpcoming = promotion.state === "UPCOMING";
      await rowOf(manager, isUpcoming ? staffPromotionQueries.remove : staffPromotionQueries.end, [id]);
      const ended = await this.find(id, manager);
      const { name, code, percent } = promotion;
      await recordChanges(manager, actor, {
        what: isUpcoming ? "promotion.removed" : "promotion.ended",
        subject: { type: "Promotion", id },
        before: { name, code, percent, endsAt: timeOf(promotion.endsAt) },
        after: ended && { endsAt: timeOf(ended.endsAt) },
      });
      return ended;
    });
  }
}

const timeOf = (time: Date | string | null) => (time === null ? null : new Date(time).toISOString());

function over(): BadInput {
  const sentence = "It would be over already";
  return new BadInput(sentence, { endsAt: sentence });
}

function taken(isCode: boolean): BadInput {
  const sentence = isCode ? "Another promotion has this code" : "Another promotion has this name";
  return new BadInput(sentence, { [isCode ? "code" : "name"]: sentence });
}
