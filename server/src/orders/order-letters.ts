import { facts, type Block, type Letter, type LetterContext, link, paragraph, type Sum } from "../mail/letter.js";
import { formatDay } from "../rules/delivery-date.js";
import { formatPounds } from "../rules/money.js";
import { formatSize } from "../rules/sizes.js";
import { colorLabel, materialLabel } from "../rules/vocabulary.js";
import type { OrderLineType, OrderType } from "./order.types.js";

/** To the shopper: what was ordered, as it is stored. */
export function orderConfirmation(order: OrderType, { shop, publicUrl }: LetterContext): Letter {
  return {
    to: shopperOf(order),
    subject: `Your order ${order.number}`,
    title: "Thank you for your order",
    blocks: [
      paragraph(
        `Your order ${order.number} has been received and is being processed. Please check the sizes: each piece is made to these figures.`,
      ),
      goodsOf(order),
      facts({
        "Order date": formatDay(order.placedAt),
        "Estimated delivery": formatDay(order.estimatedDelivery),
        Shipping: order.shippingMethod,
        "Send to": addressOf(order),
        Payment: `${paymentOf(order)} (nothing has been charged yet)`,
      }),
      trackLink(order, publicUrl),
      paragraph(`Is something wrong? Please answer this mail or call ${shop.phone} before we begin to make it.`),
    ],
  };
}

/** To the shop: what to make, and for whom. */
export function orderCopy(order: OrderType, { shop }: LetterContext): Letter {
  const shopper = shopperOf(order);
  return {
    to: { address: shop.email },
    replyTo: shopper,
    subject: `Order ${order.number}: ${formatPounds(order.totals.totalPence)}`,
    title: `Order ${order.number}`,
    blocks: [
      facts({
        Name: shopper.name,
        Email: order.email,
        Phone: order.phoneNumber,
        "Send to": addressOf(order),
        Shipping: order.shippingMethod,
        "Promised for": formatDay(order.estimatedDelivery),
        Payment: paymentOf(order),
      }),
      goodsOf(order),
    ],
  };
}

/** To the shopper: it is on its way. */
export function orderShipped(order: OrderType, { shop, publicUrl }: LetterContext): Letter {
  return {
    to: shopperOf(order),
    subject: `Your order ${order.number} is on its way`,
    title: "Your order is on its way",
    blocks: [
      paragraph(`We have sent your order ${order.number}. It should arrive by ${formatDay(order.estimatedDelivery)}.`),
      facts({ Shipping: order.shippingMethod, "Send to": addressOf(order) }),
      { type: "goods", lines: order.lines.map(goodsLine), sums: [] },
      trackLink(order, publicUrl),
      paragraph(`Is something damaged or missing? Please answer this mail or call ${shop.phone}.`),
    ],
  };
}

const shopperOf = ({ email, address: { firstName, lastName } }: OrderType) => ({
  name: `${firstName} ${lastName}`,
  address: email,
});

const addressOf = ({ address: { firstName, lastName, address, city, state, zipCode } }: OrderType) =>
  [`${firstName} ${lastName}`, address, city, state, zipCode].join("\n");

const paymentOf = ({ paymentMethod }: OrderType) => (paymentMethod === "paypal" ? "PayPal" : "Credit card");

const trackLink = ({ number }: OrderType, publicUrl: string) =>
  link("Track your order", `${publicUrl}/track-order?number=${number}`);

const goodsOf = (order: OrderType): Block => ({
  type: "goods",
  lines: order.lines.map(goodsLine),
  sums: sumsOf(order),
});

const goodsLine = ({ name, quantity, totalPence, material, color, customizations, ...size }: OrderLineType) => ({
  name,
  quantity,
  amount: formatPounds(totalPence),
  notes: [
    `${formatSize(size, "mm")}, width × drop`,
    `(${formatSize(size, "in")})`,
    `${materialLabel(material)}, ${colorLabel(color)}`,
    ...customizations.map(({ name: option, value }) => `${option}: ${value}`),
  ],
});

function sumsOf({ totals, promotion }: OrderType): Sum[] {
  const { subtotalPence, discountPence, deliveryPence, taxPence, totalPence } = totals;
  return [
    { label: "Subtotal", amount: formatPounds(subtotalPence) },
    ...(discountPence > 0
      ? [
          {
            label: promotion ? `Discount (${promotion.code ?? promotion.name})` : "Discount",
            amount: formatPounds(-discountPence),
          },
        ]
      : []),
    { label: "Shipping", amount: deliveryPence === 0 ? "Free" : formatPounds(deliveryPence) },
    { label: "Tax", amount: formatPounds(taxPence) },
    { label: "Total", amount: formatPounds(totalPence), isTotal: true },
  ];
}
