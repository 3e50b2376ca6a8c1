import { facts, heading, paragraph, type Block, type Email, type EmailContext } from "../mail/email.js";
import { formatPounds } from "../rules/money.js";
import { formatPromise } from "../rules/opening-hours.js";
import { colorLabel, materialLabel } from "../rules/product-attributes.js";
import { formatSize } from "../rules/sizes.js";
import type { Drawings } from "./line-drawings.js";
import { goodsOf } from "./order-email-goods.js";
import { cordWarningOf, nameOf, notYou, shopperOf, trackLink, type MailedOrder } from "./order-email-templates.js";
import type { OrderLineChangeType } from "./order.types.js";
import type { OrderedConfiguration } from "./ordered-configuration.types.js";

/** To the shopper: what they have changed, and the order as it is now. */
export function orderChanged(order: MailedOrder, { shop, linkTo }: EmailContext, drawings: Drawings = []): Email {
  const { number, changeableUntil } = order;
  const again =
    changeableUntil === null ? "" : ` Until ${formatPromise(changeableUntil)} you may change it again there.`;
  return {
    to: shopperOf(order),
    subject: `Your order ${number} has been changed`,
    title: "Your order has been changed",
    blocks: [
      paragraph(
        `Your order ${number} has been changed on its page. ${totalSentence(order)} We make it as it stands here.`,
      ),
      ...changesOf(order),
      heading("Your order as it is now"),
      goodsOf(order, { drawings }),
      trackLink(order, linkTo),
      paragraph(`Is something wrong?${again} Or answer this mail or call ${shop.phone} before we begin to make it.`),
      ...notYou(order),
      ...cordWarningOf(order),
    ],
  };
}

/** To the shop: the shopper has changed the order, whose earlier sheets no longer hold. */
export function orderChangedCopy(order: MailedOrder, { shop }: EmailContext): Email {
  const shopper = { name: nameOf(order), address: order.email };
  return {
    to: { address: shop.email },
    replyTo: shopper,
    subject: `Order ${order.number} has been changed: ${formatPounds(order.totals.totalPence)}`,
    title: `Order ${order.number} has been changed`,
    blocks: [
      paragraph(`The shopper has changed it. ${totalSentence(order)} Sheets of earlier mails no longer hold.`),
      facts({ Name: shopper.name, Email: order.email, Phone: order.phoneNumber }),
      ...changesOf(order),
      goodsOf(order, { isToShop: true }),
    ],
  };
}

/** The latest change says what the total was. Nothing was charged online, so a difference is only stated. */
function totalSentence({ changes, totals: { totalPence } }: MailedOrder): string {
  const before = changes.at(-1)?.totalWasPence ?? totalPence;
  const difference = totalPence - before;
  if (difference === 0) return `Its total stays ${formatPounds(totalPence)}.`;
  const more = `${formatPounds(Math.abs(difference))} ${difference > 0 ? "more" : "less"}`;
  return `Its total is now ${formatPounds(totalPence)}, ${more} than before.`;
}

/** All changes of an order, the latest first: a mail may be sent after the next change. */
const changesOf = ({ changes }: MailedOrder): Block[] => changes.toReversed().flatMap(changeOf);

const changeOf = ({ item, name, at, was, became }: OrderLineChangeType): Block[] => [
  heading(`Item ${item}, ${name}: changed at ${formatPromise(at)}`),
  facts({ Before: configurationInWords(was, became), Now: configurationInWords(became, was) }),
];

/** A configuration with those of its choices that the other has not. */
export function configurationInWords(
  { material, color, choices, totalPence, ...size }: OrderedConfiguration,
  other: OrderedConfiguration,
): string {
  const differing = choices.filter(
    ({ name, value }) => !other.choices.some((choice) => choice.name === name && choice.value === value),
  );
  return [
    formatSize(size, "mm"),
    `${materialLabel(material)}, ${colorLabel(color)}`,
    ...differing.map(({ label, valueLabel }) => `${label}: ${valueLabel}`),
    formatPounds(totalPence),
  ].join("\n");
}
