import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { beforeAll, describe } from "vitest";
import { z } from "zod";
import { reviewQueries } from "../../src/catalogue/reviews/review.queries.js";
import { pictureFileQueries } from "../../src/catalogue/uploaded-pictures/picture-file.queries.js";
import { seedQueries } from "../../src/composition/seed/seed.queries.js";
import { attachedProjectQueries } from "../../src/enquiries/attached-project.queries.js";
import { enquiryQueries } from "../../src/enquiries/enquiry.queries.js";
import { figureQueries } from "../../src/figures/figure.queries.js";
import { hashOfToken } from "../../src/kernel/hashing/link-token.js";
import { rowOf, rowsOf } from "../../src/kernel/sql/query.js";
import { orderRefundRow, REFUNDS } from "../../src/orders/order-refund.queries.js";
import { orderRemakeRow, REMAKES } from "../../src/orders/order-remake.queries.js";
import { orderSettlementQueries } from "../../src/orders/order-settlement.queries.js";
import { REVIEW_KEY } from "../../src/orders/purchase.js";
import { UNMEASURED } from "../../src/rules/project-window.js";
import { StaffRole } from "../../src/staff/access/permissions.js";
import { recordChanges } from "../../src/staff/audit/audit.js";
import { auditQueries } from "../../src/staff/audit/audit.queries.js";
import { priceListQueries } from "../../src/staff/catalogue/prices/price-list.queries.js";
import { priceQueries } from "../../src/staff/catalogue/prices/price.queries.js";
import { quoteEffectQueries } from "../../src/staff/catalogue/prices/quote-effect.queries.js";
import { productDraftQueries } from "../../src/staff/catalogue/product-draft.queries.js";
import { ProductListSort } from "../../src/staff/catalogue/product-list.inputs.js";
import { productListQueries, productSummaryQueries } from "../../src/staff/catalogue/product-list.queries.js";
import { productPictureQueries } from "../../src/staff/catalogue/product-pictures.queries.js";
import { productSaleQueries } from "../../src/staff/catalogue/product-sale.queries.js";
import { productVersionQueries } from "../../src/staff/catalogue/product-version.queries.js";
import { staffProductQueries } from "../../src/staff/catalogue/staff-product.queries.js";
import { staffMergeQueries } from "../../src/staff/customers/customer-merge.queries.js";
import { customerQueries } from "../../src/staff/customers/customer.queries.js";
import { enquiryProjectQueries } from "../../src/staff/enquiries/enquiry-project.queries.js";
import { answerQueries, changeQueries, staffEnquiryQueries } from "../../src/staff/enquiries/staff-enquiry.queries.js";
import { invitationQueries } from "../../src/staff/invitations/invitation.queries.js";
import { staffQueries } from "../../src/staff/members/staff.queries.js";
import { openRemakeQueries } from "../../src/staff/orders/open-remakes.queries.js";
import { OrderSort } from "../../src/staff/orders/order-list.inputs.js";
import {
  orderListQueries,
  orderSearchQueries,
  orderSummaryQueries,
} from "../../src/staff/orders/order-list.queries.js";
import { orderNoteQueries } from "../../src/staff/orders/order-note.queries.js";
import { sizesToSettleQueries } from "../../src/staff/orders/sizes-to-settle.queries.js";
import { passkeyQueries } from "../../src/staff/passkeys/passkey.queries.js";
import { staffPromotionQueries } from "../../src/staff/promotions/staff-promotion.queries.js";
import { uniqueCodeQueries } from "../../src/staff/promotions/unique-code.queries.js";
import { staffReviewQueries } from "../../src/staff/reviews/staff-review.queries.js";
import { staffSessionQueries } from "../../src/staff/sign-in/staff-session.queries.js";
import { todayQueries } from "../../src/staff/today/today.queries.js";
import { aStoredOrder, type StoredOrder } from "../builders/staff-orders.js";
import { aMember, anInvitation, SECRET } from "../builders/staff.js";
import { itReturnsTheRowsOf } from "../harness/queries.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

let member: string;
let order: StoredOrder;
/** Hash of the token of an open invitation. */
let invitation: string;

beforeAll(async () => {
  member = (await aMember(shop())).id;
  order = await aStoredOrder(shop());
  invitation = hashOfToken(await anInvitation(shop(), "jo@shop.example"));
});

/** A session of the member with this token hash; returns its id. */
async function aSession(manager: EntityManager, tokenHash: string = randomUUID()): Promise<string> {
  const [session] = await rowsOf(manager, staffSessionQueries.start, [member, tokenHash, true]);
  return session?.id ?? "";
}

describe("a query of staff answers with the rows of its schema, and no other columns", () => {
  describe("audit", () => {
    const anEntry = async (manager: EntityManager) => {
      const subject = { type: "Staff", id: member } as const;
      await recordChanges(manager, null, { what: "staff.invited", subject, before: null, after: { role: "ORDERS" } });
      return [null, 5];
    };
    const ofSubject = async (manager: EntityManager) => {
      await anEntry(manager);
      return ["Staff", [member]];
    };
    const change = { what: "staff.invited", type: "Staff", id: "1", before: null, after: { role: "ORDERS" } };
    const record = () => [member, JSON.stringify([change])];
    itReturnsTheRowsOf(auditQueries, { page: anEntry, ofSubject, record }, shop);
  });

  describe("invitations", () => {
    itReturnsTheRowsOf(
      invitationQueries,
      {
        invite: ["sam@shop.example", StaffRole.CONTENT, "a hash", SECRET],
        find: () => [invitation],
        take: () => [invitation],
      },
      shop,
    );
  });

  describe("members", () => {
    itReturnsTheRowsOf(
      staffQueries,
      {
        byId: () => [member],
        all: [],
        lockOwners: [],
        takeStep: () => [member, 7],
        change: () => [member, 1, StaffRole.ORDERS],
        join: ["kit@shop.example", "Kit Rowe", StaffRole.ORDERS, "$argon2id$a hash", SECRET, 7],
      },
      shop,
    );
  });

  describe("lists of orders", () => {
    /** Statuses, late, from, to, search, sort key, id, limit. */
    const chosen = [["PROCESSING"], null, "2026-01-01", "2099-01-01", null];
    const searched = chosen.with(4, "'mbc':*");
    const bySort = <Value>(value: Value) =>
      Object.fromEntries(Object.keys(OrderSort).map((sort) => [sort, value])) as Record<OrderSort, Value>;
    itReturnsTheRowsOf(orderListQueries, bySort([...chosen, null, null, 5]), shop);
    itReturnsTheRowsOf(orderSearchQueries, bySort([...searched, null, null, 5]), shop);
    const summaries = { count: chosen, countFound: searched, byIds: () => [[order.key]], toDo: [] };
    itReturnsTheRowsOf(orderSummaryQueries, summaries, shop);
  });

  describe("today", () => {
    itReturnsTheRowsOf(todayQueries, { salesByDay: [30] }, shop);
    const aFigure = async (manager: EntityManager, kind: string, name: string) => {
      await manager.query("INSERT INTO figure (day, kind, name, count) VALUES (current_date, $1, $2, 3)", [kind, name]);
    };
    itReturnsTheRowsOf(
      figureQueries,
      {
        purchasesByDay: async (manager) => {
          await aFigure(manager, "event", "product view");
          return [30];
        },
        emptySearches: async (manager) => {
          await aFigure(manager, "empty search", "zzyzx");
          return [30, 5];
        },
      },
      shop,
    );
  });

  describe("notes about orders", () => {
    const aNote = () => [order.key, member, "Rang twice."];
    const ofOrder = async (manager: EntityManager) => {
      await rowsOf(manager, orderNoteQueries.add, aNote());
      return [order.key];
    };
    itReturnsTheRowsOf(orderNoteQueries, { add: aNote, ofOrder }, shop);
  });

  describe("sizes to settle", () => {
    const measured = async (manager: EntityManager) => {
      await manager.query("UPDATE orders SET fulfilment = 'MEASURE_AND_FIT' WHERE id = $1", [order.key]);
      await manager.query(
        `INSERT INTO measured_line (line_id, order_id, staff_id, was, became)
         SELECT l.id, l.order_id, $2, '{}', jsonb_build_object('width', l.width, 'height', l.height,
           'material', l.material, 'color', l.color, 'customizations', l.customizations, 'choices', l.choices,
           'unitPricePence', l.unit_price_pence, 'totalPence', l.total_pence)
         FROM order_line l WHERE l.order_id = $1`,
        [order.key, member],
      );
      return [order.key];
    };
    const asked = async (manager: EntityManager) => {
      await measured(manager);
      await manager.query(
        "INSERT INTO order_settlement (order_id, staff_id, total_was_pence, totals) VALUES ($1, $2, 1, $3)",
        [order.key, member, { totalPence: 2 }],
      );
    };
    itReturnsTheRowsOf(orderSettlementQueries, { apply: measured }, shop);
    itReturnsTheRowsOf(
      sizesToSettleQueries,
      {
        async count(manager) {
          await asked(manager);
          return [3];
        },
        async first(manager) {
          await asked(manager);
          return [3, 20];
        },
      },
      shop,
    );
  });

  describe("refunds and remakes", () => {
    const sold = async (manager: EntityManager) => {
      for (const status of ["MANUFACTURING", "SHIPPED"])
        await manager.query("UPDATE orders SET status = $2 WHERE id = $1", [order.key, status]);
      await manager.query(
        "INSERT INTO order_refund (order_id, staff_id, amount_pence, reason, note) VALUES ($1, $2, 100, 'FAULT', 'Sorry.')",
        [order.key, member],
      );
      await manager.query(
        `INSERT INTO order_remake (order_id, line_id, staff_id, reason, quantity, estimated_delivery, was, became)
         SELECT l.order_id, l.id, $2, 'FAULT', 1, '2026-01-02', '{}', '{}' FROM order_line l WHERE l.order_id = $1`,
        [order.key, member],
      );
      return [order.key];
    };
    const ofOrder = (name: string, list: string, row: z.ZodType) => ({
      row: z.object({ [name]: z.array(row) }),
      text: `SELECT ${list} AS ${name} FROM orders o WHERE o.id = $1`,
    });
    itReturnsTheRowsOf(
      {
        ...openRemakeQueries,
        refunds: ofOrder("refunds", REFUNDS, orderRefundRow),
        remakes: ofOrder("remakes", REMAKES, orderRemakeRow),
      },
      {
        refunds: sold,
        remakes: sold,
        count: async (manager) => (await sold(manager), []),
        first: async (manager) => (await sold(manager), [20]),
      },
      shop,
    );
  });

  describe("customers", () => {
    const reviewed = async (manager: EntityManager) => {
      await manager.query(
        `INSERT INTO review (product_id, rating, comment, user_name, user_location, review_date, idempotency_key)
         SELECT l.product_id, 4, 'x', 'x', 'x', '2026-01-01', ${REVIEW_KEY} FROM order_line l WHERE l.order_id = $1 LIMIT 1`,
        [order.key],
      );
      return ["jo@larch.example"];
    };
    const enquired = async (manager: EntityManager) => {
      await manager.query(
        "INSERT INTO contact_message (name, email, message) VALUES ('Jo', 'jo@larch.example', 'Hi'); INSERT INTO subscription (email) VALUES ('jo@larch.example')",
      );
      return ["jo@larch.example"];
    };
    itReturnsTheRowsOf(
      customerQueries,
      {
        page: async (manager) => {
          await enquired(manager);
          return ["'jo':*", "a", 5];
        },
        byEmail: enquired,
        heldQuotes: async (manager) => {
          await manager.query(`
            WITH quote AS (
              INSERT INTO held_quote (visitor_id, idempotency_key, request_hash, held_until, email, delivery, fulfilment, pricing,
                subtotal_pence, discount_pence, delivery_pence, tax_pence, total_pence)
              VALUES (gen_random_uuid(), 'key', '', now() + interval '30 days', 'jo@larch.example', 'STANDARD', 'MAKE_TO_SIZES', '{}',
                5000, 0, 0, 0, 5000)
              RETURNING id
            )
            INSERT INTO held_quote_line (quote_id, position, configuration, product_id, slug, name, family, width, height, material, color,
              quantity, customizations, making, choices, option_rules_version, cord_rules_version, base_price_pence, unit_price_pence,
              total_pence)
            SELECT id, 0, 'one', 1, 'one', 'One', 'roller', 36, 48, 'x', 'x', 1, '[]', '{}', '[]', '1', '1', 5000, 5000, 5000 FROM quote`);
          return ["jo@larch.example"];
        },
        orders: ["jo@larch.example"],
        enquiries: enquired,
        visits: async (manager) => {
          await manager.query(`
            WITH slot AS (
              INSERT INTO visit_slot (starts_at, ends_at, place) VALUES ('2027-01-05 09:00Z', '2027-01-05 11:00Z', 1)
              RETURNING id, starts_at, ends_at
            )
            INSERT INTO visit (slot_id, starts_at, ends_at, name, email, phone, address, city, postcode, idempotency_key, request_hash)
            SELECT id, starts_at, ends_at, 'Jo', 'jo@larch.example', '+442079460123', '14 Larch Terrace', 'Bristol', 'BS6 7QX',
              gen_random_uuid(), '' FROM slot`);
          return ["jo@larch.example"];
        },
        windows: ["jo@larch.example"],
        reviews: reviewed,
      },
      shop,
    );
  });

  describe("proposals to merge customers", () => {
    const proposed = async (manager: EntityManager) => {
      const [{ id }] = await manager.query(`
        INSERT INTO customer_merge (kept_email, leaving_email, reason, staff_id, expires_at)
        VALUES ('jo@larch.example', 'jo@work.example', 'Same name.', gen_random_uuid(), now() + interval '1 day') RETURNING id`);
      return ["jo@larch.example", id];
    };
    itReturnsTheRowsOf(
      staffMergeQueries,
      { ofEmail: async (manager) => (await proposed(manager)).slice(0, 1), byId: proposed },
      shop,
    );
  });

  describe("enquiries", () => {
    const INSERTS = {
      QUOTE: `INSERT INTO quote_request (visitor_id, name, email, phone, postcode, promised_contact_by)
        VALUES (gen_random_uuid(), 'Jo', 'jo@larch.example', '+442079460123', 'BS6 7QX', now() + interval '1 day') RETURNING id`,
      MESSAGE:
        "INSERT INTO contact_message (name, email, message) VALUES ('Jo', 'jo@larch.example', 'Hi') RETURNING id",
      SAMPLES: `INSERT INTO sample_request (name, email, address, city, postcode, samples) VALUES ('Jo', 'jo@larch.example',
        '1 Larch Road', 'Bristol', 'BS6 7QX', '[{"productId":1,"name":"Rollers","material":"PVC","color":"White"}]') RETURNING id`,
    };
    type Kind = keyof typeof INSERTS;
    const anEnquiry = async (manager: EntityManager, kind: Kind): Promise<string> =>
      (await manager.query(INSERTS[kind]))[0].id;
    const anAnswered = async (manager: EntityManager, kind: Kind): Promise<string[]> => {
      const id = await anEnquiry(manager, kind);
      await rowsOf(manager, answerQueries[kind], [id, "We do.", member]);
      return [id];
    };
    const one = (kind: Kind) => (manager: EntityManager) => anAnswered(manager, kind);
    itReturnsTheRowsOf(
      staffEnquiryQueries,
      {
        page: async (manager) => {
          for (const kind of ["QUOTE", "MESSAGE", "SAMPLES"] as const) await anAnswered(manager, kind);
          return [null, null, null, "LARCH.example", null, null, 5];
        },
        count: [null, null, null, null],
        byId: one("SAMPLES"),
        thread: one("MESSAGE"),
        sendSamples: async (manager) => [await anEnquiry(manager, "SAMPLES"), [1]],
        assignee: () => [member],
        assignees: [["OWNER"]],
      },
      shop,
    );
    const aProject = async (manager: EntityManager) => {
      const id = await anEnquiry(manager, "QUOTE");
      const [values, option] = [
        { ...UNMEASURED, kind: "BAY" },
        { choices: ["Fit: Recess"], isChosen: true, refusal: null },
      ];
      const { photoId: _, roomKey: __, ...figures } = values;
      const made = { productId: 1, product: "Rollers", width: 30, height: 40, material: "PVC", color: "White" };
      const options = [{ ...made, customizations: [], ...option, totalPence: 1 }];
      const totals = { subtotalPence: 1, discountPence: 0, deliveryPence: 0, taxPence: 0, includedTaxPence: null };
      const windows = [{ key: randomUUID(), roomName: null, name: "left", figures, options }];
      const contents = { windows, totals: { ...totals, totalPence: 1 } };
      await rowsOf(manager, attachedProjectQueries.attach, [id, JSON.stringify(contents)]);
      const [photo] = await manager.query(
        `INSERT INTO attached_photo (quote_request_id, window_key, width, height, picture, preview)
         VALUES ($1, $2, 9, 6, 'photo', 'preview') RETURNING id`,
        [id, windows[0]?.key],
      );
      return { id, photoId: photo.id };
    };
    itReturnsTheRowsOf(
      enquiryProjectQueries,
      {
        ofEnquiry: async (manager) => [(await aProject(manager)).id],
        photo: async (manager) => [(await aProject(manager)).photoId],
        sender: async (manager) => [await anEnquiry(manager, "QUOTE")],
        promotions: async (manager) => {
          await manager.query(
            `INSERT INTO promotion (name, percent, starts_at)
             VALUES ('By itself', 5, now() - interval '1 day')`,
          );
          return [];
        },
        quoted: async (manager) => {
          const id = await anEnquiry(manager, "QUOTE");
          return [(await rowOf(manager, answerQueries.QUOTE, [id, "Here it is.", member])).id, null];
        },
      },
      shop,
    );
    const answer = (kind: Kind) => async (manager: EntityManager) => [await anEnquiry(manager, kind), "We do.", member];
    const ANSWERS = { QUOTE: answer("QUOTE"), MESSAGE: answer("MESSAGE"), SAMPLES: answer("SAMPLES") };
    describe("answers", () => {
      itReturnsTheRowsOf(answerQueries, ANSWERS, shop);
    });
    const change = (kind: Kind) => async (manager: EntityManager) => [
      await anEnquiry(manager, kind),
      1,
      "CLOSED",
      member,
    ];
    const CHANGES = { QUOTE: change("QUOTE"), MESSAGE: change("MESSAGE"), SAMPLES: change("SAMPLES") };
    describe("changes", () => {
      itReturnsTheRowsOf(changeQueries, CHANGES, shop);
    });
    describe("mail", () => {
      const mailed = async (manager: EntityManager) => {
        const [stored] = await rowsOf(manager, answerQueries.QUOTE, await answer("QUOTE")(manager));
        return [stored?.id];
      };
      itReturnsTheRowsOf({ answerToMail: enquiryQueries.answerToMail }, { answerToMail: mailed }, shop);
    });
  });

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
      { newest: aVersion([1]), version: aVersion([1, 4]), keep: VERSION },
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
    itReturnsTheRowsOf(pictureFileQueries, { find: withFile, findPublished: withPublished }, shop);
  });

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

  describe("promotions", () => {
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

  describe("reviews", () => {
    /** Stores a review that waits; returns its id. */
    const aReview = async (manager: EntityManager): Promise<number> => {
      const [written] = await rowsOf(manager, reviewQueries.write, [
        ...[1, 4, "It fits to the mm.", "Jo Whitfield", "Bristol"],
        ...[null, null, false],
      ]);
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

  describe("passkeys", () => {
    /** Stores a passkey of the member; returns its id. */
    const aPasskey = async (manager: EntityManager): Promise<string> => {
      const values = [member, "Phone", randomUUID(), "a key", 3, ["internal"]];
      return (await rowsOf(manager, passkeyQueries.add, values))[0]?.id ?? "";
    };
    const ofMember = async (manager: EntityManager) => {
      await aPasskey(manager);
      return [member];
    };
    const ofOne = async (manager: EntityManager) => [member, await aPasskey(manager)];
    itReturnsTheRowsOf(
      passkeyQueries,
      {
        all: ofMember,
        lockOwner: () => [member],
        add: () => [member, "Phone", "a credential", "a key", 0, []],
        rename: async (manager) => [...(await ofOne(manager)), "Old phone"],
        remove: ofOne,
        removeAll: ofMember,
        use: async (manager) => [...(await ofOne(manager)), 4],
        keepChallenge: async (manager) => [await aSession(manager), "ADD", "a challenge"],
        takeChallenge: async (manager) => {
          const session = await aSession(manager);
          await rowsOf(manager, passkeyQueries.keepChallenge, [session, "USE", "a challenge"]);
          return [session, "USE"];
        },
      },
      shop,
    );
  });

  describe("sessions", () => {
    itReturnsTheRowsOf(
      staffSessionQueries,
      {
        use: async (manager) => {
          await aSession(manager, "a hash");
          return ["a hash"];
        },
        start: () => [member, "a hash", false],
        prove: async (manager) => [await aSession(manager), "a new hash"],
        end: async (manager) => [await aSession(manager)],
        endAll: async (manager) => {
          await aSession(manager);
          return [member];
        },
      },
      shop,
    );
  });
});
