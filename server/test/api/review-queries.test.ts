import type { EntityManager } from "typeorm";
import { describe } from "vitest";
import { reviewQueries } from "../../src/catalogue/reviews/review.queries.js";
import { rowsOf } from "../../src/kernel/sql/query.js";
import { staffReviewQueries } from "../../src/staff/reviews/staff-review.queries.js";
import { itReturnsTheRowsOf } from "../harness/queries.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

const REVIEW = [1, 4, "It fits to the mm.", "Jo Whitfield", "Bristol"] as const;

describe("a query of reviews answers with the rows of its schema, and no other columns", () => {
  describe("of shoppers", () => {
    itReturnsTheRowsOf(
      reviewQueries,
      {
        ofProductsAfter: [[1, 2], 1, null, null, null, 5],
        ofProductsBefore: [[1, 2], 1, null, null, null, 5],
        ofProduct: [1, 5, 0],
        byIds: [[1, 2]],
        countOfProduct: [1],
        ofAllAfter: [null, null, 5],
        ofAllBefore: [null, null, 5],
        counts: [],
        written: async (manager) => {
          await rowsOf(manager, reviewQueries.write, [...REVIEW, "a key of a review", "a hash", false]);
          return ["a key of a review"];
        },
        keysWritten: async (manager) => {
          await rowsOf(manager, reviewQueries.write, [...REVIEW, "a key of a review", "a hash", true]);
          return [["a key of a review"]];
        },
        write: [...REVIEW, null, null, false],
      },
      shop,
    );
  });

  describe("of staff", () => {
    /** Stores a review that waits; returns its id. */
    const aReview = async (manager: EntityManager): Promise<number> => {
      const [written] = await rowsOf(manager, reviewQueries.write, [...REVIEW, null, null, false]);
      return written?.id ?? 0;
    };
    const ofOne = async (manager: EntityManager) => [await aReview(manager)];
    itReturnsTheRowsOf(
      staffReviewQueries,
      {
        page: async (manager) => {
          await aReview(manager);
          return ["WAITING", 1, 4, "BRISTOL", null, 5];
        },
        count: [null, null, null, null],
        byId: ofOne,
        lock: ofOne,
        change: async (manager) => [await aReview(manager), false, "OFF_TOPIC", "Thank you."],
      },
      shop,
    );
  });
});
