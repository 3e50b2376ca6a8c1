import { describe } from "vitest";
import { upgradeQueries } from "../../src/database-upgrade/upgrade.queries.js";
import { itReturnsTheRowsOf } from "../harness/queries.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

describe("a query of an upgrade returns the rows of its schema, and no other columns", () => {
  itReturnsTheRowsOf(upgradeQueries, { otherDatabases: [], writtenSince: [new Date(0)] }, shop);
});
