import { randomBytes, randomUUID } from "node:crypto";
import { unitPricePence } from "../../../server/dist/rules/line-price.js";
import { CART_TOTALS, totalsOf } from "../../../server/dist/rules/totals.js";
import { globalId, keyIn, picture, type PictureRow } from "./card.ts";
import type { Reply, Request } from "./response.ts";
import { ADD, CART } from "./statements.ts";

type LineRow = PictureRow & {
  version: number;
  lineId: string;
  quantity: number;
  width: number;
  height: number;
  material: string;
  color: string;
  customizations: { name: string; value: string }[];
  id: number;
  slug: string;
  name: string;
  family: string;
  variant: string | null;
  leadTimeDays: number;
  basePricePence: number;
};

type AddedLine = {
  productId: string;
  quantity: number;
  width: number;
  height: number;
  material: string;
  color: string;
};
/** The benchmark adds one line at a time. */
type Added = { input: { lines: [AddedLine] } };

export async function addToCart({ pool, variables: { input } }: Request<Added>): Promise<Reply> {
  const session = randomBytes(24).toString("base64url");
  const visitor = randomUUID();
  const [{ productId: id, width, height, material, color, quantity }] = input.lines;
  const productId = keyIn(id);
  const configuration = JSON.stringify([Number(productId), width, height, material, color]);
  const { rows } = await pool.query<LineRow>({
    name: "add",
    text: ADD,
    values: [
      ...[session, JSON.stringify({ visitorId: visitor }), visitor],
      ...[productId, width, height, material, color, configuration, quantity],
    ],
  });
  return { data: { addToCart: { cart: cart(rows) } }, session };
}

export async function readCart({ pool, session }: Request<unknown>): Promise<Reply> {
  const { rows } = await pool.query<LineRow>({ name: "cart", text: CART, values: [session] });
  return { data: { cart: cart(rows) } };
}

function cart(rows: LineRow[]) {
  const lines = rows.map((row) => {
    const price = unitPricePence({ basePence: row.basePricePence, size: row, material: row.material });
    return {
      id: globalId("CartLine", row.lineId),
      quantity: row.quantity,
      width: row.width,
      height: row.height,
      material: row.material,
      color: row.color,
      customizations: row.customizations,
      unitPricePence: price,
      totalPence: price * row.quantity,
      product: {
        id: globalId("Product", row.id),
        slug: row.slug,
        name: row.name,
        family: row.family,
        variant: row.variant,
        leadTimeDays: row.leadTimeDays,
        picture: picture(row),
      },
    };
  });
  const sum = lines.reduce((pence, line) => pence + line.totalPence, 0);
  const { subtotalPence, discountPence, deliveryPence, taxPence, totalPence, toFreeDeliveryPence } = totalsOf(
    sum,
    CART_TOTALS,
  );
  const totals = { subtotalPence, discountPence, deliveryPence, taxPence, totalPence, toFreeDeliveryPence };
  const count = lines.reduce((windows, { quantity }) => windows + quantity, 0);
  return { version: rows[0]?.version ?? 0, count, lines, totals, checkoutTotals: totals };
}
