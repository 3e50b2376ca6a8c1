// SQL of the triggers of `product` that keep `facet_bitmap`, which more than one migration needs.

/** Columns of products that lists are counted by, with their types. */
export type CountedColumns = Readonly<Record<string, string>>;
export const COUNTED_COLUMNS: CountedColumns = {
  sale_state: "text",
  category_id: "integer",
  family: "text",
  material: "text",
  colors: "text[]",
  rooms: "text[]",
  features: "text[]",
  easy_to_operate: "text[]",
};

/**
 * The function of what a product has that lists are counted by; nothing while it is not on sale. Colours stand for their filters when they are read.
 * @param more a UNION of more facets
 */
export const facetsOfProduct = (columns: CountedColumns, more = ""): string => `
  CREATE FUNCTION facets_of_product(${Object.entries(columns)
    .map((column) => column.join(" "))
    .join()}) RETURNS TABLE (facet text, value text) LANGUAGE sql IMMUTABLE AS $$
    SELECT given.facet, given.value FROM (
      SELECT 'category' AS facet, category_id::text AS value
      UNION SELECT 'families', family
      UNION SELECT 'materials', material
      UNION SELECT 'colors', unnest(colors)
      UNION SELECT 'rooms', unnest(rooms)
      UNION SELECT 'features', unnest(features)
      UNION SELECT 'easyToOperate', unnest(easy_to_operate)
      ${more}
    ) given WHERE sale_state = 'ON_SALE' AND given.value IS NOT NULL
  $$;
`;

const of = (product: string, columns: CountedColumns) =>
  Object.keys(columns)
    .map((column) => `${product}.${column}`)
    .join();

/** A SELECT of the facets of the products in a table. */
export const facetsOf = (product: string, columns: CountedColumns): string =>
  `SELECT ${product}.id, f.facet, f.value FROM ${product}, facets_of_product(${of(product, columns)}) f`;

/** The functions of the triggers. */
export const noteFunctions = (columns: CountedColumns): string => `
  CREATE OR REPLACE FUNCTION note_added_facets() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM change_facet_bitmaps(ARRAY(SELECT ROW(f.id, f.facet, f.value, true)::facet_change FROM (${facetsOf("changed", columns)}) f));
    RETURN NULL;
  END $$;

  CREATE OR REPLACE FUNCTION note_removed_facets() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM change_facet_bitmaps(ARRAY(SELECT ROW(f.id, f.facet, f.value, false)::facet_change FROM (${facetsOf("replaced", columns)}) f));
    RETURN NULL;
  END $$;

  CREATE OR REPLACE FUNCTION note_changed_facets() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM change_facet_bitmaps(ARRAY(
      WITH moved AS (
        SELECT id FROM changed n JOIN replaced o USING (id) WHERE (${of("n", columns)}) IS DISTINCT FROM (${of("o", columns)})
      ), after AS (SELECT f.* FROM (${facetsOf("changed", columns)}) f JOIN moved USING (id)),
        before AS (SELECT f.* FROM (${facetsOf("replaced", columns)}) f JOIN moved USING (id))
      SELECT ROW(id, facet, value, after.is_there IS NOT NULL)::facet_change
      FROM (SELECT *, true AS is_there FROM after) after FULL JOIN (SELECT *, true AS was_there FROM before) before USING (id, facet, value)
      WHERE after.is_there IS NULL OR before.was_there IS NULL));
    RETURN NULL;
  END $$;
`;
