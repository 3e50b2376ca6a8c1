import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * The bitmaps of a filtered list by one function, whatever the filter: what is narrowed is data, so that Postgres plans no request anew (decision 58).
 */
export class NarrowLists1763805100000 implements MigrationInterface {
  readonly name = "NarrowLists1763805100000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(BITMAPS);
    await runner.query(LISTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP FUNCTION narrow_list, bitmap_of_facet, bitmap_of_products");
  }
}

/** A row of `facet_bitmap` holds 8,192 products. A bitmap that is made is put together of parts, because each added product copies one. */
const BITMAPS = `
  CREATE FUNCTION bitmap_of_products(ids integer[], segments integer) RETURNS bit varying LANGUAGE sql IMMUTABLE AS $$
    SELECT bit_concat(coalesce(products, 0::bit(512)) ORDER BY part)
    FROM generate_series(0, segments * 16 - 1) part LEFT JOIN (
      SELECT id / 512 AS part, bit_or(set_bit(0::bit(512), id % 512, 1)) AS products FROM unnest(ids) id GROUP BY 1
    ) made USING (part)
  $$;

  CREATE FUNCTION bitmap_of_facet(wanted_facet text, wanted_values text[], segments integer) RETURNS bit varying LANGUAGE sql STABLE AS $$
    SELECT bit_concat(coalesce(products, 0::bit(8192)) ORDER BY segment)
    FROM generate_series(0, segments - 1) segment LEFT JOIN (
      SELECT segment, bit_or(products) AS products FROM facet_bitmap WHERE facet = wanted_facet AND value = ANY(wanted_values) GROUP BY 1
    ) chosen USING (segment)
  $$;
`;

/** An index of prices is read within each category, or for the sale as a whole. */
const PRICED = `FROM product p WHERE p.sale_state = 'ON_SALE' AND get_bit(listed, p.id) = 1
          AND p.from_price_pence >= coalesce(lowest_pence, 0) AND p.from_price_pence <= coalesce(highest_pence, 9223372036854775807)`;

/**
 * The products of some categories, or of the sale without those whose proof has `expired`, by their bitmaps. Null restricts nothing: `matches` of a
 * search; `fitting`, what fits a window; prices; in `chosen`, stored values by facet, a missing facet. A row for each facet and `price` holds the list
 * without that narrowing, as facets are counted; that of `whole` holds the list.
 */
const LISTS = `
  CREATE FUNCTION narrow_list(list_facet text, list_values text[], expired integer[], matches bit varying, fitting integer[], chosen jsonb,
    lowest_pence bigint, highest_pence bigint) RETURNS TABLE (name text, products bit varying) LANGUAGE plpgsql STABLE ROWS 8
    SET plan_cache_mode = force_generic_plan AS $$
  DECLARE
    segments CONSTANT integer := coalesce((SELECT max(id) FROM product), 0) / 8192 + 1;
    listed bit varying;
    names text[] := '{}';
    narrowed bit varying[] := '{}';
    facet text;
  BEGIN
    listed := bitmap_of_facet(list_facet, list_values, segments);
    IF cardinality(expired) > 0 THEN listed := listed & ~ bitmap_of_products(expired, segments); END IF;
    IF matches IS NOT NULL THEN listed := listed & substring(matches || (listed # listed) FROM 1 FOR length(listed)); END IF;
    IF fitting IS NOT NULL THEN listed := listed & bitmap_of_products(fitting, segments); END IF;
    IF lowest_pence IS NOT NULL OR highest_pence IS NOT NULL THEN
      names := ARRAY['price'];
      narrowed := ARRAY[bitmap_of_products(CASE WHEN list_facet = 'category'
        THEN ARRAY(SELECT p.id ${PRICED} AND p.category_id = ANY (list_values::integer[])) ELSE ARRAY(SELECT p.id ${PRICED}) END, segments)];
    END IF;
    FOR facet IN SELECT key FROM jsonb_each(chosen) LOOP
      names := names || facet;
      narrowed := narrowed || bitmap_of_facet(facet, ARRAY(SELECT jsonb_array_elements_text(chosen -> facet)), segments);
    END LOOP;
    FOREACH name IN ARRAY ARRAY['whole', 'price', 'families', 'materials', 'colors', 'rooms', 'features', 'easyToOperate'] LOOP
      products := listed;
      FOR place IN 1 .. cardinality(names) LOOP
        IF names[place] <> name THEN products := products & narrowed[place]; END IF;
      END LOOP;
      RETURN NEXT;
    END LOOP;
  END $$;
`;
