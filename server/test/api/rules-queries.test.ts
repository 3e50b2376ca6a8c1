import type { EntityManager } from "typeorm";
import { beforeAll, describe } from "vitest";
import { rowsOf } from "../../src/kernel/sql/query.js";
import { CORD_FIGURES } from "../../src/rules/cord-rules.js";
import { PUBLISHED_RULES } from "../../src/shop-rules/shop-rules.queries.js";
import { ruleQueries } from "../../src/staff/rules/rules.queries.js";
import { aCartWith } from "../builders/cart.js";
import { aMember } from "../builders/staff.js";
import { itReturnsTheRowsOf } from "../harness/queries.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

let member: string;
let productId: number;

beforeAll(async () => {
  member = (await aMember(shop())).id;
  await aCartWith(shop().visitor(), "roller-blinds");
  const [product] = await shop().database.query("SELECT id FROM product WHERE slug = 'roller-blinds'");
  productId = product.id;
});

describe("a query of rules answers with the rows of its schema, and no other columns", () => {
  const add = (manager: EntityManager, isPublished: boolean) =>
    rowsOf(manager, ruleQueries.add, ["CORDS", 1, CORD_FIGURES, member, null, isPublished]);
  const ofPublished =
    (...values: readonly unknown[]) =>
    async (manager: EntityManager) => {
      await add(manager, true);
      return values;
    };
  const ofDraft =
    (...values: readonly unknown[]) =>
    async (manager: EntityManager) => {
      await add(manager, false);
      return values;
    };
  itReturnsTheRowsOf(
    { ...ruleQueries, inForce: PUBLISHED_RULES },
    {
      state: ofDraft(null),
      versions: ofDraft("CORDS"),
      contentOf: ofPublished("CORDS", 1),
      lock: ["CORDS"],
      add: () => ["CORDS", 1, CORD_FIGURES, member, 0, true],
      publish: async (manager) => {
        await add(manager, false);
        return ["CORDS", 1, member];
      },
      products: [],
      openLines: () => [[productId]],
      inForce: ofPublished(),
    },
    shop,
  );
});
