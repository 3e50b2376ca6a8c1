import { PromotionNotFound } from "../promotions/staff-promotion.errors.js";
import type { StaffPromotionRow } from "../promotions/staff-promotion.queries.js";
import { StaffPromotionService } from "../promotions/staff-promotion.service.js";
import { UniqueCodeService } from "../promotions/unique-code.service.js";
import type { Action, Printed, ShopCommandContext } from "./action.js";

export const PROMOTION_USAGE = `npm run shop -- promotions
npm run shop -- promotions create "Autumn offer" AUTUMN26 15     15 percent from now on, with a code
npm run shop -- promotions create-unique "Press offer" 20        the same with unique codes, which are made next
npm run shop -- promotions make-codes 7 100                      100 codes for promotion 7, each for one order
npm run shop -- promotions end 7`;

const promotions = (rows: readonly StaffPromotionRow[]): Printed => ({
  rows,
  lines: rows.map(({ id, state, name, percent, orderCount, ...codes }) =>
    [id, state, name, codesInWords(codes), `${percent} %`, `${orderCount} orders`].join("  "),
  ),
});

type Codes = Pick<StaffPromotionRow, "code" | "hasUniqueCodes" | "uniqueCodeCount" | "openCodeCount">;

const codesInWords = ({ code, hasUniqueCodes, uniqueCodeCount, openCodeCount }: Codes) =>
  code ?? (hasUniqueCodes ? `(${openCodeCount} of ${uniqueCodeCount} codes open)` : "(no code)");

/** A promotion as it is at this moment, to be changed at once. */
async function promotionNow({ database }: ShopCommandContext, id: string): Promise<StaffPromotionRow> {
  const promotion = await new StaffPromotionService(database).find(id);
  if (!promotion) throw new PromotionNotFound();
  return promotion;
}

export const PROMOTION_ACTIONS: Readonly<Record<string, Action>> = {
  promotions: {
    words: 0,
    run: async ({ database }) => promotions(await new StaffPromotionService(database).all()),
  },
  "promotions create": {
    words: 3,
    async run({ database }, name = "", code = "", percent = "") {
      const typed = { name, code, percent: Number(percent), minimumWindows: 1 };
      const created = await new StaffPromotionService(database).create(null, typed);
      return promotions(created ? [created] : []);
    },
  },
  "promotions create-unique": {
    words: 2,
    async run({ database }, name = "", percent = "") {
      const typed = { name, hasUniqueCodes: true, percent: Number(percent), minimumWindows: 1 };
      const created = await new StaffPromotionService(database).create(null, typed);
      return promotions(created ? [created] : []);
    },
  },
  "promotions make-codes": {
    words: 2,
    async run(context, id = "", count = "") {
      const { version } = await promotionNow(context, id);
      const wanted = { promotionId: id, expectedVersion: version, count: Number(count), uses: 1 };
      const codes = await new UniqueCodeService(context.database).make(null, wanted);
      return { rows: codes.map((code) => ({ code })), lines: codes };
    },
  },
  "promotions end": {
    words: 1,
    async run(context, id = "") {
      const { version } = await promotionNow(context, id);
      const ended = await new StaffPromotionService(context.database).end(null, { id, expectedVersion: version });
      return promotions(ended ? [ended] : []);
    },
  },
};
