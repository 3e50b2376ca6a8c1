// One prepared statement per response.

const FIRST_PICTURE = `LEFT JOIN product_picture pp ON pp.product_id = p.id AND pp.position = 0
  LEFT JOIN picture k ON k.id = pp.picture_id`;

const PICTURE = `k.id AS "pictureId", k.alt, k.width AS "pictureWidth", k.height AS "pictureHeight", k.widths, k.color AS "pictureColor"`;

const CARD = `p.id, p.slug, p.name, upper(replace(p.family, '-', '_')) AS family, p.variant, p.base_price_pence AS "basePricePence", p.was_price_pence AS "wasPricePence",
  p.min_width::float8 AS "minWidth", p.min_height::float8 AS "minHeight", p.materials, p.colors, p.is_new AS "isNew",
  p.is_best_seller AS "isBestSeller", p.rating::float8 AS rating, p.review_count AS "reviewCount", p.position, ${PICTURE}`;

/** Category $1 with its first 25 products: one more than are shown, to know whether there are more. */
export const CATEGORY = `
  SELECT c.id AS "categoryId", c.name AS "categoryName", c.description, c.picture_id AS "categoryPicture",
    (SELECT count(*)::int FROM product WHERE category_id = c.id) AS total, p.*
  FROM category c CROSS JOIN LATERAL (
    SELECT ${CARD} FROM (SELECT * FROM product WHERE category_id = c.id ORDER BY position LIMIT 25) p ${FIRST_PICTURE}
  ) p WHERE c.slug = $1 ORDER BY p.position`;

/** The first 25 products that query $1 finds, those with $2 in the name first. */
export const SEARCH = `
  WITH found AS (
    SELECT s.product_id, p.position, CASE WHEN s.document @@ to_tsquery('shop', $2) THEN -3
      WHEN s.document @@ to_tsquery('shop', $3) THEN -1 ELSE 0 END AS rank
    FROM product_search s JOIN product p ON p.id = s.product_id WHERE s.document @@ to_tsquery('shop', $1)
  ), page AS (SELECT * FROM found ORDER BY rank, position LIMIT 25)
  SELECT ${CARD}, page.rank, (SELECT count(*)::int FROM found) AS total
  FROM page JOIN product p ON p.id = page.product_id ${FIRST_PICTURE} ORDER BY page.rank, page.position`;

/** Product $1, its pictures and four others of its category. */
export const PRODUCT = `
  SELECT p.id, p.slug, p.name, upper(replace(p.family, '-', '_')) AS family, p.variant, p.short_description AS "shortDescription", p.description,
    c.slug AS category, p.base_price_pence AS "basePricePence", p.was_price_pence AS "wasPricePence", p.is_new AS "isNew",
    p.is_best_seller AS "isBestSeller", p.rating::float8 AS rating, p.review_count AS "reviewCount",
    p.min_width::float8 AS "minWidth", p.max_width::float8 AS "maxWidth", p.min_height::float8 AS "minHeight",
    p.max_height::float8 AS "maxHeight", p.warranty_years AS "warrantyYears", p.lead_time_days AS "leadTimeDays",
    p.colors, p.materials, p.specifications,
    (SELECT json_agg(json_build_object('file', k.id, 'alt', k.alt, 'width', k.width, 'height', k.height, 'widths', k.widths,
      'color', k.color) ORDER BY pp.position) FROM product_picture pp JOIN picture k ON k.id = pp.picture_id
      WHERE pp.product_id = p.id) AS pictures,
    (SELECT json_agg(card ORDER BY card.position) FROM (
      SELECT ${CARD} FROM (
        SELECT * FROM product o WHERE o.category_id = p.category_id AND o.id <> p.id ORDER BY o.position LIMIT 4
      ) p ${FIRST_PICTURE}
    ) card) AS related
  FROM product p JOIN category c ON c.id = p.category_id WHERE p.slug = $1`;

const LINE = `l.id AS "lineId", l.quantity, l.width::float8 AS width, l.height::float8 AS height, l.material, l.color, l.customizations,
  p.id, p.slug, p.name, upper(replace(p.family, '-', '_')) AS family, p.variant, p.lead_time_days AS "leadTimeDays", p.base_price_pence AS "basePricePence", ${PICTURE}`;

/** A session with id $1 and content $2, a cart for visitor $3 and in it a line of product $4; returns the line. */
export const ADD = `
  WITH started AS (INSERT INTO session (sid, sess, expire) VALUES ($1, $2, now() + interval '30 days')),
  cart AS (INSERT INTO cart (visitor_id) VALUES ($3) RETURNING id, version),
  line AS (
    INSERT INTO cart_line (cart_id, product_id, width, height, material, color, configuration, quantity)
    SELECT cart.id, p.id, $5, $6, $7, $8, $9, $10 FROM cart, product p
    WHERE p.id = $4 AND $5::numeric BETWEEN p.min_width AND p.max_width AND $6::numeric BETWEEN p.min_height AND p.max_height
      AND $7 = ANY(p.materials) AND $8 = ANY(p.colors)
    RETURNING *
  )
  SELECT cart.version, ${LINE} FROM cart, line l JOIN product p ON p.id = l.product_id ${FIRST_PICTURE}`;

/** The lines in the cart of session $1. */
export const CART = `
  SELECT c.version, ${LINE} FROM session s JOIN cart c ON c.visitor_id = (s.sess->>'visitorId')::uuid
  JOIN cart_line l ON l.cart_id = c.id JOIN product p ON p.id = l.product_id ${FIRST_PICTURE}
  WHERE s.sid = $1 AND s.expire > now() ORDER BY l.added_at`;
