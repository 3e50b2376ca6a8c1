import { homeSections, paths } from "../../lib/paths";
import type { HelpPage } from "./help-page";

const answer = (id: string, title: string, sentence: string, words: string): HelpPage => ({
  title,
  sentence,
  to: `${paths.faq.href()}#${id}`,
  words,
});
const term = (id: string, title: string, sentence: string, words: string): HelpPage => ({
  title,
  sentence,
  to: `${paths.terms.href()}#${id}`,
  words,
});

/** What is asked around an order: before it, on its way and afterwards. */
export const ORDER_PAGES: readonly HelpPage[] = [
  answer(
    "delivery-cost",
    "What does delivery cost?",
    "The price of delivery, and from when it is free.",
    "deliver ship post courier carriage cost",
  ),
  answer(
    "how-long",
    "How long does it take?",
    "Making, delivery and fitting.",
    "deliver ship long lead soon week arriv",
  ),
  {
    title: "Track an order",
    sentence: "Its progress, by number and e-mail address.",
    to: paths.trackOrder.href(),
    words: "track order status parcel deliver",
  },
  answer(
    "change",
    "Can I change or cancel an order?",
    "How long both are free of charge.",
    "cancel change amend order",
  ),
  term("cancelling", "Changing your mind", "Your right to cancel, in our terms.", "cancel mind withdraw"),
  term(
    "returns",
    "Returns and refunds",
    "What is faulty, not as described or does not fit.",
    "return refund exchange reject fault damage money",
  ),
  answer(
    "returns",
    "Can I return a made-to-measure blind?",
    "When it comes back, and what happens then.",
    "return refund exchange",
  ),
  answer("wrong-size", "I have ordered the wrong size", "What can still be done.", "wrong mistake size"),
  answer(
    "something-wrong",
    "Something is not right after fitting",
    "Whom to tell, and what we do.",
    "wrong fault complain problem damage",
  ),
  answer(
    "child-safety",
    "Are your blinds safe for children?",
    "The standard, the devices, and blinds without cords.",
    "child safe baby kids cord chain en13120",
  ),
  term("child-safety", "Child safety", "What we make, fit and leave with you.", "child safe cord chain en13120"),
  answer("warranty", "What does the warranty cover?", "How long, by kind of product.", "warrant guarant"),
  answer(
    "home-visit",
    "Do you come to my home?",
    "How a visit is arranged, and what it costs.",
    "visit survey appoint home measur fitter come",
  ),
  {
    title: "Get a FREE Quote",
    sentence: "Tell us about your windows and we get in touch.",
    to: homeSections.quote,
    words: "quot estimat visit appoint price cost",
  },
  answer("how-much", "How much does a blind cost?", "What the price depends on.", "price cost cheap much afford"),
  answer("pay", "How and when do I pay?", "Online orders, deposit and balance.", "pay card paypal deposit"),
  answer(
    "finance",
    "Can I spread the cost?",
    "Whether an order can be paid in parts.",
    "financ instalment credit klarna",
  ),
  answer(
    "codes",
    "How do I use a promotion code?",
    "Where it is entered, and what it reduces.",
    "code promo voucher discount coupon",
  ),
  {
    title: "Current Offers",
    sentence: "What is reduced now, and the code that runs.",
    to: paths.sales.href(),
    words: "sale offer discount deal reduc",
  },
  {
    title: "Free samples",
    sentence: "See cloths and slats in your own light.",
    to: paths.samples.href(),
    words: "sampl swatch",
  },
  {
    title: "Contact",
    sentence: "Write, ring or send a WhatsApp message.",
    to: paths.contact.href(),
    words: "contact phone ring call email e-mail whatsapp help speak complain",
  },
];
