import type { EntityManager } from "typeorm";
import { beforeAll, describe } from "vitest";
import { pictureFileQueries } from "../../src/catalogue/uploaded-pictures/picture-file.queries.js";
import { seedQueries } from "../../src/composition/seed/seed.queries.js";
import { rowsOf } from "../../src/kernel/sql/query.js";
import { productDraftQueries } from "../../src/staff/catalogue/product-draft.queries.js";
import { ProductListSort } from "../../src/staff/catalogue/product-list.inputs.js";
import { productListQueries, productSummaryQueries } from "../../src/staff/catalogue/product-list.queries.js";
import { productPictureQueries } from "../../src/staff/catalogue/product-pictures.queries.js";
import { productSaleQueries } from "../../src/staff/catalogue/product-sale.queries.js";
import { productVersionQueries } from "../../src/staff/catalogue/product-version.queries.js";
import { staffProductQueries } from "../../src/staff/catalogue/staff-product.queries.js";
import { aMember } from "../builders/staff.js";
import { itReturnsTheRowsOf } from "../harness/queries.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

let member: string;

beforeAll(async () => {
  member = (await aMember(shop())).id;
});

describe("a query of products for staff answers with the rows of its schema, and no other columns", () => {
  describe("products", () => {
    /** Search, category, prices from and to, reduced, sale state; then sort key, id, limit. */
    const chosen = ["blinds", "blinds", 100, 50_000, null, "ON_SALE"];
    const bySort = Object.fromEntries(
      Object.keys(ProductListSort).map((sort) => [sort, [...chosen, null, null, 5]]),
    ) as Record<ProductListSort, unknown[]>;
    itReturnsTheRowsOf(productListQueries, bySort, shop);
    itReturnsTheRowsOf(productSummaryQueries, { count: chosen, categories: [] }, shop);
    itReturnsTheRowsOf(
      staffProductQueries,
      { byId: [1], lock: [1], isNameTaken: [1, "roman blinds"], isSlugTaken: ["roman-blinds"] },
      shop,
    );
    const withdrawn = async (manager: EntityManager) => {
      await rowsOf(manager, productSaleQueries.withdraw, [1]);
      return [1, "2027-06-01"];
    };
    itReturnsTheRowsOf(
      productSaleQueries,
      {
        holdPlaces: [],
        lastPlace: [],
        putOnSale: [1],
        withdraw: [1],
        plan: withdrawn,
        due: async (manager) => {
          await rowsOf(manager, productSaleQueries.plan, await withdrawn(manager));
          return [new Date("2027-06-01T12:00:00Z")];
        },
      },
      shop,
    );
    const aDraft = async (manager: EntityManager) => {
      const fields = [JSON.stringify({ leadTimeDays: 30 }), JSON.stringify({ leadTimeDays: 14 })];
      await rowsOf(manager, productDraftQueries.save, [1, ...fields, "2027-06-01", member]);
      return [1];
    };
    const DRAFTED = { id: "venetian_study", alt: "A study to come", focusX: 10, focusY: 90, shownColor: "Navy" };
    const withPictures = async (manager: EntityManager) => {
      await rowsOf(manager, productDraftQueries.save, [1, "{}", '{"pictures":[]}', null, member]);
      await rowsOf(manager, productDraftQueries.keepPictures, [1, JSON.stringify([DRAFTED])]);
      return [1];
    };
    itReturnsTheRowsOf(
      productDraftQueries,
      {
        ofProduct: withPictures,
        save: [1, "{}", "{}", null, null],
        end: aDraft,
        keepPictures: async (manager) => {
          await aDraft(manager);
          return [1, JSON.stringify([DRAFTED])];
        },
        takePicturesOff: withPictures,
        fail: async (manager) => {
          const [draft] = await manager.query(
            "SELECT version FROM product_draft WHERE product_id = $1",
            await aDraft(manager),
          );
          return [1, draft.version, "Somebody was faster."];
        },
        due: async (manager) => {
          await aDraft(manager);
          return [new Date("2027-06-01T12:00:00Z")];
        },
      },
      shop,
    );
    const VERSION = [1, 4, '{"leadTimeDays":30}', JSON.stringify([DRAFTED]), member, null];
    const aVersion = (values: readonly unknown[]) => async (manager: EntityManager) => {
      await rowsOf(manager, productVersionQueries.keep, VERSION);
      return values;
    };
    itReturnsTheRowsOf(
      productVersionQueries,
      { newest: aVersion([1]), latest: aVersion([1]), version: aVersion([1, 4]), keep: VERSION },
      shop,
    );
    const ofStaff = async (manager: EntityManager) => {
      await manager.query("UPDATE product SET is_of_staff = true WHERE id = 1");
      return [60];
    };
    const afterMove = (values: readonly unknown[]) => async (manager: EntityManager) => {
      await manager.query("UPDATE category SET order_version = 1");
      return values;
    };
    itReturnsTheRowsOf(
      seedQueries,
      {
        placeAfter: ofStaff,
        takePicturesOff: [],
        wordsOfCategories: async (manager) => {
          await manager.query("UPDATE category SET version = 1");
          return [];
        },
        arranged: afterMove([]),
        arrangeAgain: afterMove([[3, 2, 1]]),
      },
      shop,
    );
  });

  describe("pictures of products", () => {
    const UPLOAD = "upload-0123456789abcdef0123456789abcdef";
    const PICTURE = [UPLOAD, 1200, 900, [480, 800], "#ffffff", "data:,"];
    const FILES = [UPLOAD, [480, 480], ["avif", "webp"], [Buffer.from("a"), Buffer.from("b")]];
    const upload = (manager: EntityManager) => rowsOf(manager, productPictureQueries.keep, PICTURE);
    const afterUpload = (values: readonly unknown[]) => async (manager: EntityManager) => {
      await upload(manager);
      return values;
    };
    const described = { id: UPLOAD, alt: "A blind in blue", focusX: 10, focusY: 90, shownColor: "Navy" };
    itReturnsTheRowsOf(
      productPictureQueries,
      {
        lock: afterUpload([1, [UPLOAD]]),
        describe: afterUpload([JSON.stringify([described])]),
        takeOff: [1],
        show: async (manager) => {
          await upload(manager);
          await rowsOf(manager, productPictureQueries.takeOff, [1]);
          return [1, [UPLOAD]];
        },
        touch: afterUpload([[UPLOAD]]),
        raiseVersion: [1],
        raiseOthers: async (manager) => {
          await rowsOf(manager, productPictureQueries.takeOff, [2]);
          await rowsOf(manager, productPictureQueries.show, [2, ["venetian_study"]]);
          return [1, ["venetian_study"]];
        },
        raiseCategories: async (manager) => {
          await manager.query("UPDATE category SET picture_id = 'venetian_study', version = 0 WHERE id = 1");
          return [["venetian_study"], null];
        },
        keep: PICTURE,
        byId: afterUpload([UPLOAD]),
        keepFiles: afterUpload(FILES),
      },
      shop,
    );
    const withFile = async (manager: EntityManager) => {
      await upload(manager);
      await rowsOf(manager, productPictureQueries.keepFiles, FILES);
      return [UPLOAD, 480, "webp"];
    };
    const withPublished = async (manager: EntityManager) => {
      const file = await withFile(manager);
      await manager.query("UPDATE category SET picture_id = $1 WHERE id = 1", [UPLOAD]);
      return file;
    };
    const withAny = async (manager: EntityManager) => {
      await withPublished(manager);
      return [];
    };
    itReturnsTheRowsOf(
      pictureFileQueries,
      { find: withFile, findPublished: withPublished, listPublished: withAny },
      shop,
    );
  });
});
