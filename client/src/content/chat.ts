import { formatPoundsShort } from "@rules/money";
import { homeSections, paths } from "../lib/paths";
import { fromTo as days, deliveryPrice, type ShopFacts } from "./facts";

/** The figures in the answers, from the API. */
export type ChatFacts = Pick<
  ShopFacts,
  | "phone"
  | "deliveryPence"
  | "freeDeliveryFromPence"
  | "standardDeliveryDays"
  | "expressDeliveryDays"
  | "fittedFromPence"
  | "financeFromPence"
  | "quoteDays"
  | "returnDays"
  | "installationMinutes"
  | "blindWarrantyYears"
  | "longestWarrantyYears"
>;

/** A link below an answer. */
export type ChatLink = { label: string; to: string };
export type ChatReply = { text: string; link?: ChatLink };

/** A topic of questions. */
export type ChatTopic = {
  name: string;
  /** Keywords of messages about it. */
  words: RegExp;
  reply: (facts: ChatFacts) => ChatReply;
};

export const CHAT_AGENT = "Blinds Support";

export const WELCOME = "Hello. How can I help with your window treatment needs?";

/** In order of priority: a message with several topics gets the answer to the first. */
export const CHAT_TOPICS: readonly ChatTopic[] = [
  {
    name: "return/warranty",
    words: /\b(return|refund|exchang|cancel|warrant|guarant|repair|fault|damage|broke)/i,
    reply: (facts) => ({
      text:
        `The warranty is ${days(facts.blindWarrantyYears)} years on blinds, by kind, and up to ${facts.longestWarrantyYears} ` +
        `years on shutters. If anything is faulty, not as described or does not fit, tell us within ${facts.returnDays} days: ` +
        "we make it again, or refund you.",
      link: { label: "Our terms", to: paths.terms.href() },
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
        "Our own team fits what we make, and fitting is free. If you would rather hang a blind yourself, allow under " +
        `${facts.installationMinutes} minutes; our guide shows each step.`,
      link: { label: "Installation guide", to: paths.installationGuide.href() },
    }),
  },
  {
    name: "shipping",
    words:
      /\b(ship|deliver|express|courier|post(age|ed)?\b|arriv|dispatch|how long|how soon|lead time|track|when will)/i,
    reply: (facts) => ({
      text: `${deliveryPrice(facts)} Once your order is made it takes ${days(facts.standardDeliveryDays)} working days, or ${days(facts.expressDeliveryDays)} by express.`,
      link: { label: "Track an order", to: paths.trackOrder.href() },
    }),
  },
  {
    name: "price",
    words: /\b(pric|cost|how much|quot|cheap|expens|afford|discount|offer|sale\b|financ|pay\b|payment)|[£$€]/i,
    reply: (facts) => ({
      text:
        `Prices start at about ${formatPoundsShort(facts.fittedFromPence)} fitted. Type your size on a product's page and you see ` +
        `its price, line by line. A quote is free and holds for ${facts.quoteDays} days, and over ` +
        `${formatPoundsShort(facts.financeFromPence)} there is 0% finance.`,
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
  text: `I know about measuring, prices, fitting, delivery, returns and warranty. For anything else, ring us on ${phone} or send us a message.`,
  link: { label: "Send a message", to: paths.contact.href() },
});
