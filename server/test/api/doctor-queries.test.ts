import { describe } from "vitest";
import { doctorQueries } from "../../src/doctor/doctor.queries.js";
import { itReturnsTheRowsOf } from "../harness/queries.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

describe("a query of the doctor returns the rows of its schema, and no other columns", () => {
  const values = {
    version: [],
    now: [],
    position: [],
    behind: ["0/0"],
    firstPicture: [],
    isMade: [],
    migrations: [],
    hasQueue: [],
    queue: [],
  };
  itReturnsTheRowsOf(doctorQueries, values, shop);
});
