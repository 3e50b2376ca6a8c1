// SQL of search documents that more than one migration needs.

/** Weights: A name, B type, C options and rooms, D description. Words of labels are those that typing errors are compared with. */
export const TEXTS = `
  SELECT p.id, p.name, p.description,
    concat_ws(' ', p.short_description, c.name, p.family, p.variant, p.material, array_to_string(p.materials, ' ')) AS kind,
    concat_ws(' ', array_to_string(p.colors, ' '), array_to_string(p.rooms, ' '), array_to_string(p.features, ' ')) AS choices
  FROM product p JOIN category c ON c.id = p.category_id`;
export const DOCUMENT = `search_document(name, 'A') || search_document(kind, 'B') || search_document(choices, 'C')
        || setweight(to_tsvector('shop', description), 'D')`;
export const KNOWN = "lexeme ~ '^[[:alpha:]]{3,}$'";

/** The function that writes documents, from texts of products as `TEXTS`. */
export const refreshing = (texts: string): string => `
  CREATE FUNCTION refresh_product_search(given integer[]) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    IF cardinality(given) = 0 THEN RETURN; END IF;
    LOCK TABLE search_bitmap IN SHARE ROW EXCLUSIVE MODE;
    DELETE FROM product_search s USING product p WHERE s.product_id = ANY (given) AND p.id = s.product_id AND p.sale_state <> 'ON_SALE';
    INSERT INTO product_search (product_id, document)
    SELECT id, ${DOCUMENT} FROM (${texts} WHERE p.id = ANY (given) AND p.sale_state = 'ON_SALE') text
    ON CONFLICT (product_id) DO UPDATE SET document = excluded.document WHERE product_search.document <> excluded.document;
    INSERT INTO search_word
    SELECT DISTINCT lexeme FROM (${texts} WHERE p.id = ANY (given) AND p.sale_state = 'ON_SALE') text,
      unnest(to_tsvector('shop_plain', concat_ws(' ', name, kind, choices))) WHERE ${KNOWN}
    ON CONFLICT DO NOTHING;
  END $$;
`;

export const CATEGORY_TRIGGER = `
  CREATE FUNCTION category_changed_search() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM refresh_product_search(ARRAY(SELECT p.id FROM product p WHERE p.category_id = NEW.id));
    RETURN NULL;
  END $$;
  CREATE TRIGGER category_searchable AFTER UPDATE OF name ON category
    FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION category_changed_search();
`;

/** The words, or pairs of words, of each phrase that is asked for. */
export const ASKED = `asked AS (
      SELECT (row_number() OVER ())::integer AS phrase, a.term, a."isTyped" AS is_typed, a."goesOn" AS goes_on, to_tsvector('shop', a.words) AS said
      FROM jsonb_to_recordset(phrases) a (term integer, words text, "isTyped" boolean, "goesOn" boolean)
    ), unit AS (
      SELECT a.phrase, a.term, a.is_typed, a.goes_on, u.place = 'd' AS is_pair, u.word, length(a.said) AS words
      FROM asked a, search_units(a.said) u WHERE (u.place = 'd') = (length(a.said) > 1)
    )`;
