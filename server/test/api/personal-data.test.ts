import { expect, it } from "vitest";
import { PERSONAL_DATA } from "../../src/retention/personal-data.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();

/** Text columns without personal data, by table. `*` means all columns, as in the catalogue and the database's own tables. */
const OF_NOBODY: Readonly<Record<string, readonly string[]>> = {
  cart: ["additions", "unique_code"],
  cart_line: ["material", "color", "customizations"],
  catalogue_change: ["*"],
  catalogue_tags: ["*"],
  category: ["*"],
  category_version: ["*"],
  configuration_code: ["*"],
  contact_message: ["inspiration_id", "idempotency_key"],
  content_version: ["*"],
  rule_version: ["*"],
  figure: ["kind"],
  held_quote: ["number", "idempotency_key", "pricing", "promotion_code", "promotion_name"],
  held_quote_line: [
    ...["slug", "name", "family", "variant", "material", "color", "picture_id", "customizations", "making", "choices"],
    ...["option_rules_version", "cord_rules_version", "cord_safety"],
  ],
  migration: ["*"],
  measured_line: ["was", "became"],
  order_invoice: ["issuer"],
  order_line: ["*"],
  order_line_change: ["*"],
  order_problem: ["idempotency_key"],
  order_problem_message: ["idempotency_key"],
  order_remake: ["was", "became"],
  order_settlement: ["totals"],
  orders: ["number", "idempotency_key", "shipping_method", "promotion_code", "promotion_name", "pricing"],
  picture: ["*"],
  picture_file: ["*"],
  picture_upload: ["*"],
  facet_bitmap: ["*"],
  facet_count: ["*"],
  search_bitmap: ["*"],
  price_list: ["*"],
  product_draft: ["*"],
  product_draft_picture: ["*"],
  price_list_line: ["*"],
  product: ["*"],
  product_picture: ["*"],
  product_search: ["*"],
  product_version: ["*"],
  product_version_picture: ["*"],
  project_room: ["field_versions"],
  project_window: ["bay_parts", "roof_window", "field_versions"],
  promotion: ["*"],
  quote_request: ["idempotency_key"],
  related_product: ["*"],
  review: ["idempotency_key"],
  saved_address: ["idempotency_key"],
  sample_request: ["samples", "idempotency_key"],
  search_word: ["*"],
  sent_mail: ["kind"],
  staff_audit: ["what", "subject_type"],
  staff_passkey_challenge: ["*"],
  unique_code: ["*"],
  visit: ["idempotency_key"],
  visit_plan: ["*"],
};

/** Every column of the shop's tables that can hold text. */
const TEXT_COLUMNS = `
  SELECT c.relname AS table, a.attname AS column
  FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_type t ON t.oid = a.atttypid
  LEFT JOIN pg_type e ON e.oid = t.typelem AND t.typcategory = 'A'
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND a.attnum > 0 AND NOT a.attisdropped
    AND (coalesce(e.typcategory, t.typcategory) IN ('S', 'I') OR coalesce(e.typname, t.typname) IN ('json', 'jsonb', 'bytea', 'hstore', 'xml'))
  ORDER BY 1, 2`;

it("every text column is listed with its personal data and retention period, or as impersonal", async () => {
  const columns: { table: string; column: string }[] = await shop().database.query(TEXT_COLUMNS);
  const personal = new Set(PERSONAL_DATA.flatMap(({ place, holds }) => holds.map((column) => `${place}.${column}`)));
  const isOfNobody = ({ table, column }: { table: string; column: string }) =>
    OF_NOBODY[table]?.some((known) => known === "*" || known === column);
  const names = columns.map(({ table, column }) => `${table}.${column}`);
  expect(columns.filter((each) => !personal.has(`${each.table}.${each.column}`) && !isOfNobody(each))).toEqual([]);
  expect([...personal].filter((name) => !names.includes(name))).toEqual([]);
  expect(names).toContain("account_letter.email");
});
