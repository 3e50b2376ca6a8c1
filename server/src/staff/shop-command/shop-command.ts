import { ShopError } from "../../kernel/errors/shop-error.js";
import { LARGEST_PAGE } from "../../kernel/graphql/page-size.js";
import { REVIEW_DECLINES, type ReviewDecline } from "../../rules/review-declines.js";
import { ReviewModerationService } from "../reviews/review-moderation.service.js";
import { ReviewNotFound } from "../reviews/review.errors.js";
import type { StaffReviewRow } from "../reviews/staff-review.queries.js";
import type { Action, AnswerForm, Printed, ShopCommandContext } from "./action.js";
import { ORDER_ACTIONS, ORDER_USAGE } from "./order-actions.js";
import { EXPORT_ACTIONS, EXPORT_USAGE } from "./order-export-action.js";
import { PRICE_ACTIONS, PRICE_USAGE } from "./price-actions.js";
import { PROMOTION_ACTIONS, PROMOTION_USAGE } from "./promotion-actions.js";

const FORMS: Readonly<Record<string, AnswerForm>> = { "--json": "json", "--csv": "csv" };
const DECLINES = Object.keys(REVIEW_DECLINES);

const USAGE = `Say what to do, such as:
npm run shop -- reviews                                          what waits, the newest ${LARGEST_PAGE}
npm run shop -- reviews publish 123
npm run shop -- reviews decline 123 FAKE                         or ${DECLINES.slice(1).join(", ")}
npm run shop -- reviews answer 123 "Thank you."                  in public, in place of an earlier answer
${ORDER_USAGE}
${EXPORT_USAGE}
${PROMOTION_USAGE}
${PRICE_USAGE}
With --json the answer is JSON.`;

const reviews = (rows: readonly StaffReviewRow[]): Printed => ({
  rows,
  lines: rows.map(({ id, state, rating, productName, comment }) =>
    [id, state, `${rating} of 5`, productName, comment.replaceAll(/\s+/g, " ")].join("  "),
  ),
});

/** A review as it is at this moment, to be decided on at once. */
async function reviewNow(service: ReviewModerationService, id: string) {
  const review = await service.find(id);
  if (!review) throw new ReviewNotFound();
  return { id, expectedVersion: review.version };
}

const ACTIONS: Readonly<Record<string, Action>> = {
  ...ORDER_ACTIONS,
  ...EXPORT_ACTIONS,
  ...PRICE_ACTIONS,
  ...PROMOTION_ACTIONS,
  reviews: {
    words: 0,
    async run({ database }) {
      const window = { size: LARGEST_PAGE, side: "after", cursor: undefined } as const;
      return reviews((await new ReviewModerationService(database).page({ state: "WAITING" }, window)).nodes);
    },
  },
  "reviews publish": {
    words: 1,
    async run({ database }, id = "") {
      const service = new ReviewModerationService(database);
      return reviews([await service.publish(null, await reviewNow(service, id))]);
    },
  },
  "reviews decline": {
    words: 2,
    async run({ database }, id = "", reason = "") {
      const service = new ReviewModerationService(database);
      const decision = { ...(await reviewNow(service, id)), reason: reason as ReviewDecline };
      return reviews([await service.decline(null, decision)]);
    },
  },
  "reviews answer": {
    words: 2,
    async run({ database }, id = "", text = "") {
      const service = new ReviewModerationService(database);
      return reviews([await service.answer(null, { ...(await reviewNow(service, id)), text })]);
    },
  },
};

/**
 * Does at the terminal what staff do by their API; the audit names no member.
 * @returns the exit code: 1 if nothing was done, or not all of it
 */
export async function runShopCommand(
  words: readonly string[],
  open: () => Promise<ShopCommandContext>,
  tell: (line: string) => void,
): Promise<number> {
  const forms = words.filter((word) => Object.hasOwn(FORMS, word));
  const [subject = "", verb, ...rest] = words.filter((word) => !forms.includes(word));
  const name = verb === undefined ? subject : `${subject} ${verb}`;
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  const isDecline = verb === "decline" && !DECLINES.includes(rest[1] ?? "");
  const form = FORMS[forms[0] ?? ""] ?? "lines";
  const isNoForm = forms.length > 1 || (form === "csv" && action !== undefined && !("stream" in action));
  if (!action || rest.length !== action.words || isDecline || isNoForm) {
    tell(USAGE);
    return 1;
  }
  const context = await open();
  try {
    if ("stream" in action) {
      for await (const line of action.stream(context, form)) tell(line);
      return 0;
    }
    const { rows, lines, isRefused = false } = await action.run(context, ...rest);
    for (const line of form === "json" ? [JSON.stringify(rows, null, 2)] : lines) tell(line);
    return isRefused ? 1 : 0;
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    tell(error.message);
    return 1;
  } finally {
    await context.close();
  }
}
