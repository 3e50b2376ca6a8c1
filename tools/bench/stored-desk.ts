import { withClient } from "./stored-orders.ts";

/** Whoever has 40 of each. */
export const REGULAR = "regular@larch.example";

/** Stores so many visits, held quotes and quote requests, as a shop has them that is busy for a year. */
export async function storeDesk(url: string, count: number): Promise<void> {
  await withClient(url, async (client) => {
    for (const text of [VISITS, QUOTES, REQUESTS]) await client.query(text, [count, REGULAR]);
    await client.query("VACUUM ANALYZE");
  });
}

const PERSON = `'Jo Whitfield ' || n, CASE WHEN n <= 40 THEN $2 ELSE 'jo' || n || '@larch.example' END`;

/** Half of them are over, the others are booked, 24 a day. */
const VISITS = `
  WITH slots AS (
    INSERT INTO visit_slot (starts_at, ends_at, place)
    SELECT at, at + interval '2 hours', 1 + n % 6
    FROM (SELECT n, date_trunc('day', now()) + (n / 24 - $1::integer / 48) * interval '1 day'
      + (9 + 2 * (n / 6 % 4)) * interval '1 hour' AS at FROM generate_series(1, $1::integer) n) times
    RETURNING id, starts_at, ends_at
  ), numbered AS (SELECT *, row_number() OVER (ORDER BY starts_at, id) AS n FROM slots)
  INSERT INTO visit (slot_id, starts_at, ends_at, visitor_id, state, name, email, phone, address, city, postcode, idempotency_key, request_hash)
  SELECT id, starts_at, ends_at, gen_random_uuid(), (CASE WHEN starts_at < now() THEN 'DONE' ELSE 'BOOKED' END)::visit_state_enum,
    ${PERSON}, '+442079460018', '14 Larch Terrace', 'Bristol', 'BS6 7QX', n::text, '' FROM numbered`;

const QUOTES = `
  WITH quotes AS (
    INSERT INTO held_quote (visitor_id, idempotency_key, request_hash, made_at, held_until, email, delivery, fulfilment, pricing,
      subtotal_pence, discount_pence, delivery_pence, tax_pence, total_pence)
    SELECT gen_random_uuid(), n::text, '', now() - n * interval '20 minutes', now() - n * interval '20 minutes' + interval '30 days',
      CASE WHEN n <= 40 THEN $2 ELSE 'jo' || n || '@larch.example' END, 'STANDARD', 'MAKE_TO_SIZES', '{}', 10000, 0, 0, 0, 10000
    FROM generate_series(1, $1::integer) n RETURNING id
  )
  INSERT INTO held_quote_line (quote_id, position, configuration, product_id, slug, name, family, width, height, material, color, quantity,
    customizations, making, choices, option_rules_version, cord_rules_version, base_price_pence, unit_price_pence, total_pence)
  SELECT q.id, 0, '', p.id, p.slug, p.name, p.family, 36, 48, 'Blackout', 'White', 1, '[]', '{}', '[]', '1', '1', 10000, 10000, 10000
  FROM quotes q JOIN product p ON p.id = 1`;

/** One in twenty is open. */
const REQUESTS = `
  INSERT INTO quote_request (visitor_id, name, email, phone, postcode, message, promised_contact_by, created_at, state)
  SELECT gen_random_uuid(), ${PERSON}, '+442079460018', 'BS6 7QX', 'Two blinds for a bay window, please.', at + interval '1 day', at,
    (CASE WHEN n % 20 = 0 THEN 'OPEN' ELSE 'CLOSED' END)::enquiry_state_enum
  FROM (SELECT n, now() - n * interval '20 minutes' AS at FROM generate_series(1, $1::integer) n) made`;
