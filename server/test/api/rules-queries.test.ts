import { beforeAll, describe } from "vitest";
import { ruleQueries } from "../../src/staff/rules/rules.queries.js";
import { aCartWith } from "../builders/cart.js";
import { itReturnsTheRowsOf } from "../harness/queries.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

let productId: number;
beforeAll(async () => {
  await aCartWith(shop().visitor(), "roller-blinds");
  const [product] = await shop().database.query("SELECT id FROM product WHERE slug = 'roller-blinds'");
  productId = product.id;
});

describe("a query of what rules make answers with the rows of its schema, and no other columns", () => {
  const { products, openLines } = ruleQueries;
  itReturnsTheRowsOf({ products, openLines }, { products: [], openLines: () => [[productId]] }, shop);
});
