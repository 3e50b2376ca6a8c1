import type { EntityManager } from "typeorm";
import { beforeAll, describe } from "vitest";
import { REVIEW_KEY } from "../../src/orders/purchase.js";
import { staffMergeQueries } from "../../src/staff/customers/customer-merge.queries.js";
import { customerQueries } from "../../src/staff/customers/customer.queries.js";
import { aStoredOrder, type StoredOrder } from "../builders/staff-orders.js";
import { itReturnsTheRowsOf } from "../harness/queries.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

let order: StoredOrder;

beforeAll(async () => {
  order = await aStoredOrder(shop());
});

describe("a query of customers for staff answers with the rows of its schema, and no other columns", () => {
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
});
