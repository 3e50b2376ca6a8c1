import { escapeXml } from "../../kernel/markup/escape.js";
import { handlingDays } from "../../rules/handling-days.js";
import type { PolicyRules } from "../../rules/price-policy.js";
import { formatSize, type Size } from "../../rules/sizes.js";
import { totalsOf } from "../../rules/totals.js";
import type { ProductType } from "../products/catalogue.types.js";
import { picturePath, pictureUrl } from "../products/picture-path.js";
import { feedSizes, type FeedSize } from "./feed-sizes.js";
import { googleCategory } from "./google-category.js";

export type FeedShop = {
  name: string;
  /** Scheme and host of links. */
  origin: string;
  /** As in PictureOrigin. */
  assetsUrl: string | undefined;
  /** Working days on the way, once an order is made. */
  standardDeliveryDays: { from: number; to: number };
};

/** A product with the name of its category. */
export type FeedProduct = { product: ProductType; category: string };

/** Width of pictures in pixels. */
const PICTURE_WIDTH = 1200;

/**
 * The products as a feed for Google Merchant Center, which other merchants' sites read too: an item per product and common size, in its
 * first colour and material, with the price that the product page shows for it.
 */
export function googleFeed(products: readonly FeedProduct[], shop: FeedShop, policy: PolicyRules): string {
  const items = products.flatMap((each) => feedSizes(each.product).map((size) => item(each, size, shop, policy)));
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
${fields({ title: shop.name, link: `${shop.origin}/`, description: "Made to measure" })}
${items.join("")}</channel></rss>
`;
}

function item(
  { product, category }: FeedProduct,
  { name, size }: FeedSize,
  shop: FeedShop,
  policy: PolicyRules,
): string {
  const [material] = product.materials;
  const [color] = product.colors;
  const choice = { color: color?.name ?? "", material: material?.name ?? "" };
  const configuration = { basePence: product.basePricePence, size, material: choice.material };
  const pricePence = policy.productPagePricePence(configuration);
  const id = `${product.id}-${name}`;
  const millimetres = formatSize(size, "mm", 0);
  const described = fields({
    "g:id": id,
    "g:item_group_id": String(product.id),
    title: `${product.name}, ${millimetres}, made to measure`,
    description: `${product.shortDescription} ${product.description}`,
    link: shop.origin + productPath(product.slug, { ...choice, size }),
    "g:condition": "new",
    "g:brand": shop.name,
    "g:mpn": id,
    // Made to measure, so there is no GTIN.
    "g:identifier_exists": "no",
    "g:google_product_category": googleCategory(product.family),
    "g:product_type": category,
    "g:color": color?.label ?? "",
    "g:material": material?.label ?? "",
    "g:size": millimetres,
  });
  return `<item>\n${described}\n${pictures(product, shop)}\n${terms(product, pricePence, shop, policy)}\n</item>\n`;
}

/** Price, availability and delivery. */
function terms({ leadTimeDays }: ProductType, pricePence: number, shop: FeedShop, policy: PolicyRules): string {
  const { from, to } = shop.standardDeliveryDays;
  const offer = fields({
    "g:availability": "in_stock",
    "g:price": amount(pricePence),
    "g:min_handling_time": "0",
    "g:max_handling_time": String(handlingDays(leadTimeDays, to)),
  });
  const shipping = fields({
    "g:country": "GB",
    "g:service": "Standard",
    "g:price": amount(totalsOf(pricePence, policy.checkoutTotals).deliveryPence),
    "g:min_transit_time": String(from),
    "g:max_transit_time": String(to),
  });
  return `${offer}<g:shipping>${shipping}</g:shipping>`;
}

/** Its photographs, or its drawing as a picture where it has none. */
function pictures({ slug, pictures: photos }: ProductType, { origin, assetsUrl }: FeedShop): string {
  const at = { publicUrl: origin, assetsUrl };
  const urls = photos.map((each) => pictureUrl(at, picturePath(each, { width: PICTURE_WIDTH })));
  const [first = `${origin}/social/drawings/${encodeURIComponent(slug)}.jpg`, ...others] = urls;
  const image = fields({ "g:image_link": first });
  return image + others.map((url) => fields({ "g:additional_image_link": url })).join("");
}

const fields = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `<${name}>${escapeXml(value)}</${name}>`)
    .join("");

/** "1234.50 GBP" */
const amount = (pence: number) => `${(pence / 100).toFixed(2)} GBP`;

type Choice = { color: string; material: string; size: Size };

/** The page of a product that opens a configuration. */
function productPath(slug: string, { color, material, size }: Choice): string {
  const search = new URLSearchParams({ color, material, width: `${size.width}`, height: `${size.height}`, unit: "mm" });
  return `/products/${encodeURIComponent(slug)}?${search.toString()}`;
}
