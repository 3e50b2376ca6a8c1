import type { EntityManager } from "typeorm";
import { beforeAll, describe } from "vitest";
import { rowOf, rowsOf } from "../../src/kernel/sql/query.js";
import { priceListQueries } from "../../src/staff/catalogue/prices/price-list.queries.js";
import { priceQueries } from "../../src/staff/catalogue/prices/price.queries.js";
import { quoteEffectQueries } from "../../src/staff/catalogue/prices/quote-effect.queries.js";
import { aMember } from "../builders/staff.js";
import { itReturnsTheRowsOf } from "../harness/queries.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

let member: string;

beforeAll(async () => {
  member = (await aMember(shop())).id;
});

describe("a query of prices for staff answers with the rows of its schema, and no other columns", () => {
  describe("prices", () => {
    const aList = async (manager: EntityManager): Promise<number[]> => {
      const [list] = await rowsOf(manager, priceListQueries.create, ["Spring prices", member]);
      const id = list?.id ?? 0;
      await rowsOf(manager, priceListQueries.addLines, [id, ["roller-blinds"], [5000], [null], [5100], [6000]]);
      return [id];
    };
    const inACart = async (manager: EntityManager) => {
      const [{ id }] = await manager.query("INSERT INTO cart (visitor_id) VALUES (gen_random_uuid()) RETURNING id");
      await manager.query(
        `INSERT INTO cart_line (cart_id, product_id, width, height, material, color, configuration, quantity)
         VALUES ($1, 1, 40.5, 50, 'PVC', 'White', '[1]', 2)`,
        [id],
      );
      return [[1]];
    };
    itReturnsTheRowsOf(
      priceQueries,
      {
        all: [],
        bySlugs: [["roller-blinds"]],
        lock: [["roller-blinds"]],
        lockKnown: [["roller-blinds"]],
        change: [[1], [5100], [null]],
        inCarts: inACart,
        cartCount: inACart,
      },
      shop,
    );
    itReturnsTheRowsOf(
      quoteEffectQueries,
      {
        open: async (manager) => {
          await manager.query(
            `INSERT INTO quote_request (name, email, visitor_id, phone, postcode, message, promised_contact_by)
             VALUES ('Jo', 'jo@larch.example', gen_random_uuid(), '+442079460123', 'BS6 7QX', 'Hello', now() + interval '1 day')`,
          );
          return [];
        },
        configurations: async (manager) => {
          await manager.query(
            `INSERT INTO configuration_code (code, configuration, product_id, width, height, material, color, customizations)
             VALUES ('KX47PM', '[1]', 1, 40.5, 50, 'PVC', 'White', '[]')`,
          );
          return [["KX47PM"], [1]];
        },
        pricesAt: [[1], ["2030-01-01T00:00:00Z"]],
      },
      shop,
    );
    const CSV = "Slug,Price (GBP)\nroller-blinds,55";
    const PROBLEM = { line: 2, slug: "roller-blinds", message: "The product has been withdrawn" };
    const aPlan = async (manager: EntityManager) => {
      const values = ["Summer prices", member, "2027-06-01", CSV, 1];
      return [(await rowOf(manager, priceListQueries.createPlan, values)).id];
    };
    itReturnsTheRowsOf(
      priceListQueries,
      {
        page: async (manager) => {
          await aList(manager);
          return [null, 5];
        },
        byId: aList,
        lock: aList,
        lines: aList,
        create: ["Spring prices", null],
        addLines: async (manager) => [...(await aList(manager)), ["roman-blinds"], [5000], [null], [5100], [6000]],
        revert: async (manager) => [...(await aList(manager)), member],
        createPlan: ["Summer prices", member, "2027-06-01", CSV, 1],
        due: async (manager) => {
          await aPlan(manager);
          return [new Date("2027-06-01T12:00:00Z")];
        },
        plan: aPlan,
        lockPlan: aPlan,
        apply: async (manager) => [...(await aPlan(manager)), "[]"],
        leftOut: async (manager) => {
          const [id] = await aPlan(manager);
          await rowsOf(manager, priceListQueries.apply, [id, JSON.stringify([PROBLEM])]);
          return [id];
        },
      },
      shop,
    );
  });
});
