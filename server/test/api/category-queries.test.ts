import type { EntityManager } from "typeorm";
import { beforeAll, describe } from "vitest";
import { rowsOf } from "../../src/kernel/sql/query.js";
import { relatedProductQueries } from "../../src/staff/catalogue/related-products.queries.js";
import { categoryOrderQueries } from "../../src/staff/categories/category-order.queries.js";
import { staffCategoryQueries } from "../../src/staff/categories/staff-category.queries.js";
import { aMember } from "../builders/staff.js";
import { itReturnsTheRowsOf } from "../harness/queries.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

let member: string;
beforeAll(async () => {
  member = (await aMember(shop())).id;
});

const TEXTS = ["Blinds", "Roller, wooden", "Every blind is cut to your width and drop.", null, null] as const;
const [name, tagline, description, seoTitle, seoDescription] = TEXTS;
const PICTURE = "venetian_study";

describe("categories", () => {
  const version = () => [1, 1, { name, tagline, description, seoTitle, seoDescription }, PICTURE, member, null];
  const afterVersion = (values: readonly unknown[]) => async (manager: EntityManager) => {
    await rowsOf(manager, staffCategoryQueries.keepVersion, version());
    return values;
  };
  itReturnsTheRowsOf(
    staffCategoryQueries,
    {
      all: [],
      byId: [1],
      lock: [1],
      holdNames: [],
      isNameTaken: [1, "sale"],
      keepVersion: version,
      versions: afterVersion([1]),
      version: afterVersion([1, 1]),
      store: [1, 1, ...TEXTS, PICTURE],
      lockPicture: [PICTURE],
      describePicture: [PICTURE, "A study with a venetian blind", 10, 20],
      raiseProducts: [PICTURE],
      offeredPictures: [1, true],
    },
    shop,
  );
});

describe("their order", () => {
  itReturnsTheRowsOf(
    categoryOrderQueries,
    {
      page: [1, 1],
      lockOrder: [1],
      placeOf: [1, 1],
      move: [1, 1, 3],
      raiseOrder: [1],
      lockAll: [],
      inOrder: [],
      arrange: [[2, 1]],
    },
    shop,
  );
});

describe("related products", () => {
  const chosen = async (manager: EntityManager) => {
    await rowsOf(manager, relatedProductQueries.choose, [1, [3, 2]]);
    return [1];
  };
  itReturnsTheRowsOf(relatedProductQueries, { known: [[3, 2]], choose: [1, [3, 2]], takeOff: chosen }, shop);
});
