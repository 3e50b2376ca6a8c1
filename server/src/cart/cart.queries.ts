import { z } from "zod";
import { pictureInColor } from "../catalogue/products/picture-in-color.js";
import type { ProductTerms } from "../catalogue/products/product-terms.js";
import { PRODUCT_COLUMNS, productRow, toProduct } from "../catalogue/products/product.queries.js";
import { IS_ON_SALE } from "../catalogue/products/sale-state.js";
import {
  HELD_LINE_OF_CART,
  HELD_QUOTE_OF_CART,
  heldLineOfCart,
  heldQuoteOfCart,
  type HeldLineOfCart,
} from "../held-prices/held-quote-of-cart.js";
import { rowOfEntity, selectList } from "../kernel/sql/entity-row.js";
import { queryFrom, rowAsJson, type Query } from "../kernel/sql/query.js";
import {
  COUNTS_BY_ITSELF,
  PROMOTION_WITH_CODE_COLUMNS,
  promotionRow,
  promotionsWithCode,
} from "../promotions/promotion.queries.js";
import { lineMaking } from "../rules/line-making.js";
import { linePricePence } from "../rules/line-price.js";
import { choicesOfLine } from "../rules/made-choices.js";
import { Delivery, Fulfilment } from "../rules/order-choices.js";
import { CartLine } from "./cart-line.entity.js";
import type { CartLineType } from "./cart.types.js";

const line = rowOfEntity(CartLine, "l", ["cartId", "productId", "product", "configuration", "addedAt"]);
const cartLineRow = z.object({
  ...line.shape,
  product: productRow.nullable(),
  /** What the cart's quote holds of it. */
  held: heldLineOfCart.nullable(),
});
const PRODUCT = `(SELECT to_json(product) FROM (SELECT ${PRODUCT_COLUMNS} FROM product p WHERE p.id = l.product_id AND ${IS_ON_SALE}) product)`;

type CartLineRow = z.output<typeof cartLineRow>;

export const cartRow = z.object({
  id: z.uuid().nullable(),
  version: z.int(),
  note: z.string().nullable(),
  delivery: z.enum(Delivery).nullable(),
  fulfilment: z.enum(Fulfilment).nullable(),
  lines: z.array(cartLineRow),
  promotions: z.array(promotionRow),
  heldQuote: heldQuoteOfCart.nullable(),
});

export type CartRow = z.output<typeof cartRow>;

/** The cart of visitor $1 in one consistent read: its version, its lines, the promotions that may apply and the quote that holds its prices. */
export const CART = `
  SELECT c.id, c.version, c.note, c.delivery, c.fulfilment,
    (SELECT coalesce(json_agg(line), '[]') FROM (
      SELECT ${selectList({ ...line.sql, product: PRODUCT, held: HELD_LINE_OF_CART })} FROM cart_line l WHERE l.cart_id = c.id ORDER BY l.added_at, l.id) line) AS lines,
    (SELECT coalesce(json_agg(offer), '[]') FROM (
      SELECT ${PROMOTION_WITH_CODE_COLUMNS} FROM ${promotionsWithCode("c.unique_code")}
      WHERE p.id = c.promotion_id OR (${COUNTS_BY_ITSELF}) ORDER BY p.id) offer) AS promotions,
    ${HELD_QUOTE_OF_CART} AS "heldQuote"
  FROM cart c WHERE c.visitor_id = $1`;

const ownerRow = z.object({ visitorId: z.uuid(), isOfAccount: z.boolean() });
export type CartOwner = z.output<typeof ownerRow>;
const OWNER_COLUMNS = `o.visitor_id AS "visitorId", EXISTS (SELECT FROM account a WHERE a.visitor_id = o.visitor_id) AS "isOfAccount"`;
const OF_OPEN_CART = "FROM cart o WHERE o.id = $1 AND o.merged_at IS NULL";

/** The same, and the row of a query about that visitor, or null. */
export const ownerWith = queryFrom((query) => ({
  ...(query.name !== undefined && { name: `cart-owner-with-${query.name}` }),
  row: ownerRow.extend({ found: query.row.nullable() }),
  text: `SELECT ${OWNER_COLUMNS}, ${rowAsJson(query, "o.visitor_id")} AS found ${OF_OPEN_CART}`,
}));

const OF_VISITOR = { name: "cart", row: cartRow, text: CART };

export const cartQueries = {
  ofVisitor: OF_VISITOR,
  /** The carts with the ids $1, and whose they are. */
  byIds: {
    row: ownerRow.extend({ cart: cartRow }),
    text: `SELECT ${OWNER_COLUMNS}, ${rowAsJson(OF_VISITOR, "o.visitor_id")} AS cart
      FROM cart o WHERE o.id = ANY($1::uuid[]) AND o.merged_at IS NULL`,
  },
  /** The visitor of cart $1, and whether that is an account. A merged cart is not found. */
  owner: { name: "cart-owner", row: ownerRow, text: `SELECT ${OWNER_COLUMNS} ${OF_OPEN_CART}` },
  /** Creates a cart without a session, for a visitor of its own. */
  create: {
    row: z.object({ id: z.uuid(), version: z.int() }),
    text: "INSERT INTO cart (visitor_id) VALUES (gen_random_uuid()) RETURNING id, version",
  },
  /** Locks the cart of visitor $1, then its unique code, so that of several orders with one code each sees the uses by the others. */
  lock: {
    row: z.object({ id: z.uuid(), code: z.string().nullable() }),
    text: `
      WITH locked AS (
        SELECT id, unique_code FROM cart WHERE visitor_id = $1 FOR UPDATE
      ), held AS (
        SELECT code FROM unique_code WHERE code = (SELECT unique_code FROM locked) FOR UPDATE
      )
      SELECT id, (SELECT code FROM held) AS code FROM locked`,
  },
} satisfies Readonly<Record<string, Query>>;

/** In the place of a key where there is no cart yet. As the cart of an operation it stands for the visitor's. */
export const NO_CART_KEY = "none";

/** The row for a visitor without a cart. */
export const NO_CART: CartRow = {
  ...{ id: null, version: 0, note: null, delivery: null, fulfilment: null },
  ...{ lines: [], promotions: [], heldQuote: null },
};

/** A line without what its cart's quote says of it. */
type PricedRow = Omit<CartLineRow, "held">;

/**
 * A row with today's price. A line whose product was withdrawn costs nothing and can't be ordered.
 * @param kept prices instead of today's: the base price alone, or both
 */
export function toCartLine(
  { product: row, ...line }: PricedRow,
  policy: ProductTerms,
  kept: Partial<HeldLineOfCart> = {},
): CartLineType {
  const product = row && toProduct(row, policy);
  const basePence = kept.basePricePence ?? product?.basePricePence;
  const ofToday = () =>
    basePence === undefined ? 0 : policy.unitPricePence({ basePence, size: line, material: line.material });
  const unitPrice = product ? (kept.unitPricePence ?? ofToday()) : 0;
  return {
    ...line,
    product,
    isHeld: product !== null && kept.unitPricePence !== undefined,
    keptBasePence: kept.basePricePence ?? null,
    picture: row && pictureInColor(row.pictures, line.color),
    unitPricePence: unitPrice,
    totalPence: linePricePence(unitPrice, line.quantity),
    // Worked out when they are read: they take more than the rest, and many responses have neither.
    get choices() {
      return choicesOfLine(product, line);
    },
    get making() {
      return product && lineMaking(product, line);
    },
  };
}
