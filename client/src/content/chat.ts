import { claim, sentences } from "@rules/claims";
import { rejectDays } from "@rules/consumer-law";
import { deliveryPrice } from "@rules/delivery-price";
import { formatPoundsShort } from "@rules/money";
import type { OrderStatus } from "@rules/order-progress";
import { MAKE_TO_SIZES, MEASURE_AND_FIT } from "@rules/quoted-choices";
import { fromTo as days } from "@rules/span";
import { homeSections, paths } from "../lib/paths";
import { fittedPrice, warrantyTerms, type ShopFacts } from "./facts";

/** The figures in the answers, from the API. */
export type ChatFacts = Pick<
  ShopFacts,
  | "phone"
  | "deliveryPence"
  | "freeDeliveryFromPence"
  | "standardDeliveryDays"
  | "expressDeliveryDays"
  | "fittedFromPence"
  | "deliveryNote"
  | "financeFromPence"
  | "quoteDays"
  | "returnDays"
  | "installationMinutes"
  | "blindWarrantyYears"
  | "longestWarrantyYears"
  | "cancelDays"
>;

/** The latest order of the visitor's session. */
export type ChatOrder = { number: string; status: OrderStatus };

/** A link below an answer. */
export type ChatLink = { label: string; to: string };
export type ChatReply = { text: string; link?: ChatLink };

/** A topic of questions. */
export type ChatTopic = {
  name: string;
  /** Keywords of messages about it. */
  words: RegExp;
  reply: (facts: ChatFacts, order: ChatOrder | null) => ChatReply;
  /** Whether the answer names the visitor's order. */
  namesOrder?: boolean;
};

export const CHAT_AGENT = "Blinds Support";

export const WELCOME = "Hello. How can I help with your window treatment needs?";

const ORDER_IS: Readonly<Record<OrderStatus, string>> = {
  PROCESSING: "has been received, and making has not begun",
  MANUFACTURING: "is being made",
  SHIPPED: "is on its way",
  DELIVERED: "has been delivered",
  CANCELLED: "is cancelled",
};

/** In order of priority: a message with several topics gets the answer to the first. */
export const CHAT_TOPICS: readonly ChatTopic[] = [
  {
    name: "cancel",
    words: /\bcancel|\bchang\w* (my|our) mind\b|\bcall (it )?off\b/i,
    reply: ({ cancelDays, phone }) => ({
      text:
        `You may cancel an order free of charge for ${cancelDays} days, as long as we have not begun to make it. ` +
        "You do so yourself on its page under Track Order, and change its sizes, colours and options there, until the time that stands there and in its e-mail. " +
        `After that, ring ${phone} or write to us with your order number: the sooner, the more is possible.`,
      link: { label: "How cancelling works", to: `${paths.terms.href()}#cancelling` },
    }),
  },
  {
    name: "return/warranty",
    words: /\bsend (it |them )?back\b|\b(return|refund|exchang|warrant|guarant|repair|fault|damage|broke)/i,
    reply: (facts) => ({
      text: sentences(
        claim(warrantyTerms(facts) || null, (terms) => `The warranty is ${terms}.`),
        `If anything is faulty, not as described or does not fit, you may reject it within ${rejectDays(facts)} days of delivery: ` +
          "you have your money back in full, or we make it again, as you choose. After that the law still has faults repaired or replaced.",
        "Did you measure, and it is made as ordered, but a figure was wrong? That is no fault, but ring us: our fit promise often helps.",
      ),
      link: { label: "Returns and refunds", to: `${paths.terms.href()}#returns` },
    }),
  },
  {
    name: "order",
    words: /\btrack|\bwhere\b.*\b(order|parcel|delivery|blinds?|shutters?|curtains?)\b|\bstatus\b/i,
    namesOrder: true,
    reply: (_facts, order) =>
      order
        ? {
            text: `Your order ${order.number} ${ORDER_IS[order.status]}. Each step, and the day we estimate, stand on its page.`,
            link: { label: "Track your order", to: paths.trackOrder.href(order.number) },
          }
        : {
            text: "Type your order number and your e-mail address on the tracking page: it shows what has been done, and the day we estimate.",
            link: { label: "Track an order", to: paths.trackOrder.href() },
          },
  },
  {
    name: "visit",
    words:
      /\b(visit|appointment|survey|book)|\b(you|someone|somebody|fitter) (to )?(come|measure)\b|\bcome (and|to|round|out)\b/i,
    reply: () => ({
      text:
        `A visit is free, and so are measuring and fitting. Choose ${MEASURE_AND_FIT} at the checkout: we ring you, or write ` +
        "where you left no number, to arrange a day, and nothing is cut before. Or ask for a quote first: we come for that, too.",
      link: { label: "Get a FREE Quote", to: homeSections.quote },
    }),
  },
  {
    name: "measurement",
    words: /\b(measur|size|dimension|wide|width|height|drop|tape|recess)/i,
    reply: () => ({
      text:
        "Use a steel tape and write millimetres. Inside a recess take the width in three places and the drop in three places, " +
        "and give us the smallest of each. Take nothing off: we do that. Or let us come and measure, free of charge.",
      link: { label: "Measuring guide", to: paths.guides.href("measurement") },
    }),
  },
  {
    name: "install",
    words: /\b(install|fit(s|ted|ting|ter|ters)?\b|hang|drill|screw|bracket|put (it |them )?up)/i,
    reply: (facts) => ({
      text:
        `Our own team fits what we make, and fitting is free. If you would rather hang a blind yourself, choose ${MAKE_TO_SIZES} at the checkout and allow under ` +
        `${facts.installationMinutes} minutes; our guide shows each step.`,
      link: { label: "Installation guide", to: paths.installationGuide.href() },
    }),
  },
  {
    name: "shipping",
    words: /\b(ship|deliver|express|courier|post(age|ed)?\b|arriv|dispatch|how long|how soon|lead time|when will)/i,
    reply: (facts) => ({
      text: `${deliveryPrice(facts)} Once your order is made it takes ${days(facts.standardDeliveryDays)} working days, or ${days(facts.expressDeliveryDays)} by express. What we fit we bring with us.`,
      link: { label: "Track an order", to: paths.trackOrder.href() },
    }),
  },
  {
    name: "price",
    words: /\b(pric|cost|how much|quot|cheap|expens|afford|discount|offer|sale\b|financ|pay\b|payment)|[£$€]/i,
    reply: (facts) => ({
      text: sentences(
        claim(facts.fittedFromPence, (pence) => `Prices start at about ${fittedPrice(pence, facts)}.`),
        "Type your size on a product's page and you see its price, line by line.",
        `A quote is free${claim(facts.quoteDays, (count) => ` and holds for ${count} days`)}${claim(facts.financeFromPence, (pence) => `, and over ${formatPoundsShort(pence)} there is 0% finance`)}.`,
      ),
      link: { label: "Get a FREE Quote", to: homeSections.quote },
    }),
  },
  {
    name: "thanks",
    words: /\b(thank|thanks|thx|cheers|much appreciated)/i,
    reply: () => ({ text: "You're welcome. I am here if anything else comes up." }),
  },
  {
    name: "greeting",
    words: /\b(hi|hello|hey|hiya|good (morning|afternoon|evening))\b/i,
    reply: () => ({ text: "Hello. Is it about measuring, prices, fitting, delivery, or a return?" }),
  },
];

/** The answer to unknown topics. */
export const defaultReply = ({ phone }: ChatFacts): ChatReply => ({
  text: `I know about measuring, visits, prices, fitting, delivery, orders, cancelling, returns and warranty. For anything else, ring us on ${phone} or send us a message.`,
  link: { label: "Send a message", to: paths.contact.href() },
});
