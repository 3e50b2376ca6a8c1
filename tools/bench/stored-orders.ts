import { createHash, randomBytes } from "node:crypto";
import pg from "pg";
import { PATIENT } from "../../server/dist/kernel/sql/connection-limits.js";

/** Stores so many orders of six years with a line or two each: 3 % are still to be made or sent, some of them late. */
export async function storeOrders(url: string, count: number): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(ORDERS, [count]);
    await client.query(LINES);
    // For the query plans of a shop that has been running for a while.
    await client.query("VACUUM ANALYZE");
  });
}

/** Does something with a connection of its own. */
export async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, ...PATIENT });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** Every number once: 7919 divides no power of ten. */
const ORDERS = `
  INSERT INTO orders (number, visitor_id, idempotency_key, request_hash, status, placed_at, estimated_delivery, email,
    payment_method, shipping_method, first_name, last_name, address, city, state, zip_code,
    subtotal_pence, discount_pence, delivery_pence, tax_pence, total_pence)
  SELECT 'MBC' || 100000 + (n * 7919) % 900000, gen_random_uuid(), n::text, '', status::orders_status_enum, placed_at,
    (placed_at + interval '14 days')::date, lower(first_name || '.' || last_name || n || '@larch.example'),
    'credit_card', 'Standard delivery', first_name, last_name, n % 200 || ' Larch Terrace', 'Bristol', 'Avon',
    'BS' || n % 40 || ' ' || n % 9 || 'QX', pence, 0, 0, 0, pence
  FROM (
    SELECT n, now() - n * interval '30 minutes' AS placed_at, 5000 + (n * 7919) % 200000 AS pence,
      CASE WHEN n % 25 = 0 THEN 'CANCELLED' WHEN n < 1000 THEN 'PROCESSING' WHEN n < 2000 THEN 'MANUFACTURING'
        WHEN n < 3000 THEN 'SHIPPED' ELSE 'DELIVERED' END AS status,
      (ARRAY['Jo', 'Amir', 'Zoë', 'Sam', 'Kit', 'Priya', 'Owen', 'Maeve'])[1 + n % 8] AS first_name,
      (ARRAY['Whitfield', 'Khan', 'Smith', 'Rowan', 'Patel', 'Evans', 'Byrne', 'Clarke', 'Osei', 'Novak', 'Hart'])[1 + n % 11]
        || CASE WHEN n % 3 = 0 THEN '-' || (ARRAY['Lee', 'Moss', 'Finch'])[1 + n % 7 % 3] ELSE '' END AS last_name
    FROM generate_series(1, $1::integer) n
  ) made`;

const LINES = `
  INSERT INTO order_line (order_id, position, product_id, slug, name, family, width, height, material, color, quantity,
    customizations, unit_price_pence, total_pence)
  SELECT o.id, place, p.id, p.slug, p.name, p.family, 36, 48, 'Blackout', 'White', 1, '[]', 100, 100
  FROM orders o JOIN product p ON p.id = 1 CROSS JOIN generate_series(0, abs(hashtext(o.number)) % 2) place`;

const SIGN_IN = `
  WITH member AS (
    INSERT INTO staff (email, name, role, password_hash, totp_secret, last_totp_step)
    VALUES ('bench@shop.example', 'Bench', 'OWNER', '$argon2id$none', repeat('A', 32), 0) RETURNING id
  )
  INSERT INTO staff_session (staff_id, token_hash, proved_at) SELECT id, $1, now() FROM member`;

/** Stores a member of staff who is signed in; returns the cookie. */
export async function aStaffCookie(url: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const hash = createHash("sha256").update(token).digest("base64url");
  await withClient(url, async (client) => void (await client.query(SIGN_IN, [hash])));
  return `staff=${token}`;
}
