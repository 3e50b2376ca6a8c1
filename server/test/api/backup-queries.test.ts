import { beforeAll, describe } from "vitest";
import { backupQueries, countRows, filledTables } from "../../src/backups/backup.queries.js";
import { NEXT_ORDER_SUMS } from "../../src/backups/order-sums.queries.js";
import { aCartWith } from "../builders/cart.js";
import { placeOrder } from "../builders/order.js";
import { itReturnsTheRowsOf } from "../harness/queries.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

beforeAll(async () => {
  const visitor = shop().visitor();
  await aCartWith(visitor);
  await placeOrder(visitor);
});

describe("a query of backups returns the rows of its schema, and no other columns", () => {
  itReturnsTheRowsOf(
    {
      ...backupQueries,
      filled: filledTables([{ table: "public.product", columns: [] }]),
      rows: countRows("public.orders"),
      orderSums: NEXT_ORDER_SUMS,
    },
    {
      ...{ tables: [], sequences: [], migrations: [], isMade: [], isUsed: [], foreignKeys: [] },
      ...{ filled: [], rows: [], orderSums: [null, 5] },
    },
    shop,
  );
});
