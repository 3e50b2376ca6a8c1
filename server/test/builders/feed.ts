import { XMLParser, XMLValidator } from "fast-xml-parser";
import { z } from "zod";

const address = z.url({ protocol: /^https$/ });
const amount = z.string().regex(/^\d+\.\d\d GBP$/);
const days = z.string().regex(/^\d{1,2}$/);
const text = z.string().regex(/\w/);

/** What Google requires or recommends of an item that is made to measure; lengths are its limits. */
const item = z.strictObject({
  "g:id": text.max(50),
  "g:item_group_id": text.max(50),
  title: text.max(150),
  description: text.max(5000),
  link: address,
  "g:image_link": address,
  "g:additional_image_link": z.array(address).max(10).optional(),
  "g:availability": z.literal("in_stock"),
  "g:condition": z.literal("new"),
  "g:price": amount,
  "g:brand": text.max(70),
  "g:mpn": text.max(70),
  "g:identifier_exists": z.literal("no"),
  "g:google_product_category": z.string().regex(/^Home & Garden > /),
  "g:product_type": text,
  "g:color": text.max(100),
  "g:material": text.max(200),
  "g:size": z.string().regex(/^\d+ × \d+ mm$/),
  "g:min_handling_time": days,
  "g:max_handling_time": days,
  "g:shipping": z.strictObject({
    "g:country": z.literal("GB"),
    "g:service": z.literal("Standard"),
    "g:price": amount,
    "g:min_transit_time": days,
    "g:max_transit_time": days,
  }),
});
const feed = z.object({
  rss: z.object({ channel: z.object({ title: text, link: address, description: text, item: z.array(item) }) }),
});

export type FeedItem = z.infer<typeof item>;

const LISTS = new Set(["item", "g:additional_image_link"]);
const parser = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  htmlEntities: true,
  isArray: (name) => LISTS.has(name),
});

/** The items of a product feed; throws where it is no XML or an item is incomplete. */
export function readFeed(xml: string): FeedItem[] {
  const valid = XMLValidator.validate(xml);
  if (valid !== true) throw new Error(valid.err.msg);
  return feed.parse(parser.parse(xml)).rss.channel.item;
}
