import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { beforeAll, describe } from "vitest";
import { rowOf, rowsOf } from "../../src/kernel/sql/query.js";
import { promotionQueries } from "../../src/promotions/promotion.queries.js";
import { staffPromotionQueries } from "../../src/staff/promotions/staff-promotion.queries.js";
import { uniqueCodeQueries } from "../../src/staff/promotions/unique-code.queries.js";
import { aStoredOrder, type StoredOrder } from "../builders/staff-orders.js";
import { itReturnsTheRowsOf } from "../harness/queries.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

let order: StoredOrder;

beforeAll(async () => {
  order = await aStoredOrder(shop());
});

describe("a query of promotions answers with the rows of its schema, and no other columns", () => {
  describe("of shoppers", () => {
    const aUsedCode = async (manager: EntityManager) => {
      await manager.query(
        `INSERT INTO unique_code (code, promotion_id, max_uses, uses)
         SELECT 'KX47P6HJ3M', id, 2, 1 FROM promotion WHERE code = 'WINTER25'`,
      );
      return ["KX47P6HJ3M"];
    };
    itReturnsTheRowsOf(
      promotionQueries,
      { advertised: [], byCode: ["WINTER25"], countUse: aUsedCode, giveUseBack: aUsedCode },
      shop,
    );
  });

  describe("of staff", () => {
    const aPromotion = async (manager: EntityManager): Promise<number[]> => {
      const values = [`Offer ${randomUUID()}`, null, 20, 1, "2025-06-01T00:00:00Z", null, false];
      const [created] = await rowsOf(manager, staffPromotionQueries.create, values);
      return [created?.id ?? 0];
    };
    itReturnsTheRowsOf(
      staffPromotionQueries,
      {
        all: [],
        byId: aPromotion,
        offered: ["SUMMER25"],
        testProducts: ["ROLLER"],
        lock: aPromotion,
        create: ["Autumn offer", "AUTUMN26", 20, 1, "2026-09-01T00:00:00Z", null, false],
        isCodeTaken: ["SUMMER25"],
        end: aPromotion,
        remove: aPromotion,
      },
      shop,
    );
  });

  describe("unique codes", () => {
    const CODE = "KX47P6HJ3M";
    const aCode = async (manager: EntityManager): Promise<number> => {
      const values = ["Codes", null, 20, 1, "2026-09-01T00:00:00Z", null, true];
      const promotion = await rowOf(manager, staffPromotionQueries.create, values);
      await rowsOf(manager, uniqueCodeQueries.make, [[CODE], promotion.id, 1]);
      const used = "promotion_code = $1, promotion_name = 'Codes', promotion_percent = 0";
      await manager.query(`UPDATE orders SET ${used} WHERE number = $2`, [CODE, order.number]);
      return promotion.id;
    };
    itReturnsTheRowsOf(
      uniqueCodeQueries,
      {
        page: async (manager) => [await aCode(manager), null, "47P", null, 5],
        count: async (manager) => [await aCode(manager), "OPEN", null],
        make: async (manager) => [["QX47P6HJ3M"], await aCode(manager), 2],
        void: async (manager) => [await aCode(manager), CODE],
        raiseVersion: async (manager) => [await aCode(manager)],
      },
      shop,
    );
  });
});
