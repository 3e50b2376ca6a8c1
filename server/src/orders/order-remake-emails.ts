import { facts, heading, paragraph, quotation, type Block, type Email, type EmailContext } from "../mail/email.js";
import { formatDay } from "../rules/delivery-date.js";
import { REMAKE_REASONS } from "../rules/order-remake.js";
import { colorLabel, materialLabel } from "../rules/product-attributes.js";
import { formatSize } from "../rules/sizes.js";
import type { Drawings } from "./line-drawings.js";
import { goodsLinesOf } from "./order-email-goods.js";
import { notYou, shopperOf, trackLink, type MailedOrder } from "./order-email-templates.js";
import type { OrderRemakeType, RemadeConfigurationType } from "./order-remake.types.js";

/** An order with the one line that a remake makes again, as it is made again. */
export const withRemadeLine = (
  { lines, ...order }: MailedOrder,
  { lineId, became, quantity }: OrderRemakeType,
): MailedOrder => {
  const { width, height, material, color, choices, making } = became;
  return {
    ...order,
    lines: lines
      .filter(({ id }) => id === lineId)
      .map(({ picture: _, ...line }) => ({
        ...line,
        ...{ width, height, material, color, choices, making, quantity, picture: null },
      })),
  };
};

/**
 * To the shopper: the shop makes something again.
 * @param drawings of `withRemadeLine`
 */
export function orderRemade(
  order: MailedOrder,
  remake: OrderRemakeType,
  { shop, linkTo }: EmailContext,
  drawings: Drawings = [],
): Email {
  const { number } = order;
  const lines = goodsLinesOf(withRemadeLine(order, remake), { drawings });
  return {
    to: shopperOf(order),
    subject: `We make it again: your order ${number}`,
    title: "We make it again for you",
    blocks: [
      paragraph(`Something of your order ${number} was not right. We make it again, free of charge.`),
      ...remakeOf(remake),
      { type: "goods", lines: lines.map((line) => ({ ...line, amount: "Free" })), sums: [] },
      trackLink(order, linkTo),
      paragraph(
        `Please check sizes and choices now: each item is made again once. Is something wrong? Answer this mail or call ${shop.phone} before we make it.`,
      ),
      ...notYou(order),
    ],
  };
}

/** To the shopper: what was made again is on its way. */
export function remakeSent(order: MailedOrder, remake: OrderRemakeType, { shop, linkTo }: EmailContext): Email {
  const { number } = order;
  return {
    to: shopperOf(order),
    subject: `What we made again of your order ${number} is on its way`,
    title: "It is on its way",
    blocks: [
      paragraph(`We have sent what we made again of your order ${number}.`),
      heading(titleOf(remake)),
      facts({ "Should arrive by": formatDay(remake.estimatedDelivery), "Made again": inWords(remake.became) }),
      trackLink(order, linkTo),
      paragraph(`Is something damaged, or does it not fit? Please answer this mail or call ${shop.phone}.`),
      ...notYou(order),
    ],
  };
}

const titleOf = ({ item, name, quantity }: OrderRemakeType) =>
  `Item ${item}, ${name}${quantity > 1 ? `: ${quantity} of them` : ""}`;

const remakeOf = (remake: OrderRemakeType): Block[] => [
  heading(titleOf(remake)),
  facts({
    Reason: REMAKE_REASONS[remake.reason],
    "As it was": inWords(remake.was, remake.became),
    "Made again": inWords(remake.became, remake.was),
    "Should arrive by": formatDay(remake.estimatedDelivery),
  }),
  ...(remake.note === null ? [] : [quotation(remake.note)]),
];

/** A configuration in lines; of its choices those that the other has not. */
function inWords(
  { material, color, choices, ...size }: RemadeConfigurationType,
  other?: RemadeConfigurationType,
): string {
  const isOther = ({ name, value }: { name: string; value: string }) =>
    other?.choices.every((choice) => choice.name !== name || choice.value !== value) ?? false;
  return [
    formatSize(size, "mm"),
    `${materialLabel(material)}, ${colorLabel(color)}`,
    ...choices.filter(isOther).map(({ label, valueLabel }) => `${label}: ${valueLabel}`),
  ].join("\n");
}
