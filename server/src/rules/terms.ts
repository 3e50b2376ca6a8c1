import { cancellationForm, type Seller } from "./cancellation-form.js";
import { claim, withoutEmpty } from "./claims.js";
import { LAW, rejectDays } from "./consumer-law.js";
import { deliveryPrice, type DeliveryFacts } from "./delivery-price.js";
import { formatPoundsShort } from "./money.js";
import { MAKE_TO_SIZES, MEASURE_AND_FIT } from "./quoted-choices.js";
import { fromTo, type Span } from "./span.js";

export const TERMS_UPDATED = "2025-01";

/** What the terms say of the shop, from its profile and the price policy. */
export type TermsFacts = DeliveryFacts &
  Seller & {
    /** Who trades, in lines; empty where nothing is known. */
    traderLines: readonly string[];
    /** Tax inside the prices, in percent of the price without it; 0 where the cart adds it. */
    taxIncludedPercent: number;
    quoteDays: number | null;
    maxQuantity: number;
    depositPercent: number;
    financeFromPence: number | null;
    standardDeliveryDays: Span;
    expressDeliveryDays: Span;
    fittingWeeks: Span | null;
    workmanshipMonths: number | null;
    reportDays: number;
    cancelDays: number;
    returnDays: number | null;
    blindWarrantyYears: Span | null;
    longestWarrantyYears: number | null;
    childSafetyStandard: string;
  };

/** A paragraph or a list. `[text](path)` is a link, `**text**` is bold. */
type TermsBlock = string | { list: readonly string[] };

/** A paragraph of the terms as plain text. */
export const withoutMarkup = (text: string): string =>
  text.replaceAll(/\[([^\]]+)\]\([^)\s]+\)/g, "$1").replaceAll("**", "");

export type TermsSection = {
  /** Part of URLs such as /terms#returns: never change it. */
  id: string;
  title: string;
  blocks: readonly TermsBlock[];
};

const addedLines = ({ taxIncludedPercent }: TermsFacts): string =>
  taxIncludedPercent > 0
    ? "delivery as a line of its own; every price includes its tax"
    : "delivery and estimated tax as lines of their own";

/** How long the warranty runs. Without the shop's claims each product's page says it alone. */
function warrantyPeriods({ blindWarrantyYears, longestWarrantyYears }: TermsFacts): TermsBlock[] {
  const covered =
    "Our warranty covers materials, works and motors in normal use at home. It runs from delivery, for as long as each product’s page says";
  const periods = withoutEmpty(
    claim(
      blindWarrantyYears,
      (years) => `**${years.from} years** on blinds of blackout and light-filtering fabric without a motor`,
    ),
    claim(blindWarrantyYears, (years) => `**${years.to} years** on all other blinds`),
    claim(longestWarrantyYears, (years) => `**up to ${years} years** on shutters`),
  );
  return periods.length === 0 ? [`${covered}.`] : [`${covered}:`, { list: periods }];
}

/** The shop's terms, for their page and for the order confirmation. Paths are those of the client's `lib/paths`. */
export const termsOf = (facts: TermsFacts): readonly TermsSection[] => [
  {
    id: "who-we-are",
    title: "Who we are and what these terms cover",
    blocks: withoutEmpty<TermsBlock>(
      `${facts.name} makes blinds, shutters and curtains to measure, and fits them. These terms apply when you order from this website, by phone or at a visit. “We” is ${facts.name}; “you” is whoever places the order.`,
      "They take nothing away from the rights that the law gives you as a consumer. Where a term and the law disagree, the law wins.",
      `You can reach us on ${facts.phone}, at [${facts.email}](mailto:${facts.email}) or through our [contact page](/contact).`,
      facts.traderLines.length > 0 ? { list: facts.traderLines } : "",
    ),
  },
  {
    id: "visits-and-quotes",
    title: "Visits, measuring and quotes",
    blocks: [
      `A visit, measuring and a quote are free, and oblige you to nothing. [Ask for a quote](/#quote-section) and we get in touch to arrange a day.`,
      `${claim(facts.quoteDays, (days) => `A written quote holds for ${days} days. It`, "A written quote")} covers what we saw at the visit: if the window changes after that, by new plaster, tiles or a new frame, tell us before we make anything and we measure again.`,
      `An order on this website says at the head of the checkout how it goes on; the price is the same either way. With ${MEASURE_AND_FIT}, which is what an order says where nothing else is chosen, we arrange a visit. The sizes you typed are a guide until then, and nothing is cut before the sizes are settled.`,
      `With ${MAKE_TO_SIZES}, or if you measure yourself for any other order, the sizes you give are the sizes we work to. We ring you before we cut if a figure looks wrong, but we cannot see your window.`,
    ],
  },
  {
    id: "prices",
    title: "Prices and promotion codes",
    blocks: [
      `Prices are in pounds sterling. A product’s page works out the price of your size and material line by line, and the cart adds ${addedLines(facts)}, before you order.`,
      "The price you confirm is the price of your order. If it has changed between looking and ordering, we show you the new total and order nothing until you agree. If our visit shows other sizes than you typed, the price of your order becomes that of the measured sizes, at the prices by which you ordered, and delivery never becomes dearer by it. We write to you with both sizes and both totals. If it comes to less, you pay less. If it comes to more, we make nothing until you agree on your order’s page, and you may say no there, free of charge.",
      `One order takes one promotion code. A code comes off the subtotal before ${facts.taxIncludedPercent > 0 ? "delivery is" : "delivery and tax are"} worked out, and counts until the day it ends.`,
      "If a price is plainly a slip, we tell you and ask whether you still want the goods at the right one. You may say no, free of charge.",
    ],
  },
  {
    id: "ordering",
    title: "Ordering",
    blocks: [
      "Please read sizes, fit, material and colour back before you place an order: the checkout shows every size in large figures for that purpose. Your order is an offer; it becomes a contract when we confirm it by e-mail with your order number.",
      `We may decline an order we cannot make safely or well, and say why. One line takes up to ${facts.maxQuantity} of the same covering; ring us for more.`,
      `Wood, cloth and slats come from nature or from batches. Shade, grain and texture differ a little from screen, sample and earlier orders, so order one room together, and [ask for samples](/samples) first. They are free.`,
    ],
  },
  {
    id: "payment",
    title: "Payment",
    blocks: withoutEmpty(
      "This website takes no payment yet. You tell us at the checkout whether you would rather pay by card or PayPal, and we arrange payment with you before we make your order.",
      `With our fitting service a deposit of ${facts.depositPercent}% is due when you accept the quote, and the balance on completion, when everything hangs as it should.`,
      claim(
        facts.financeFromPence,
        (pence) =>
          `For orders over ${formatPoundsShort(pence)} we can arrange 0% finance, subject to your status. Ask us before you order.`,
      ),
      "Goods are yours once they are paid for in full. Until you hold them, the risk is ours.",
    ),
  },
  {
    id: "making",
    title: "Making to measure",
    blocks: [
      "Each piece is made for one opening. For a blind inside a recess you give the recess, and we take off what it needs to move freely; for one outside it you give the finished size.",
      "Made goods may differ from the ordered figure by 5 mm, perfect fit and shutters by 2 mm, and curtains by 10 mm in the drop. Within that they are as ordered.",
      `Some light at the sides of a blind, hairlines of light between shutter panels and creases from packing that hang out are how such goods behave, and not faults. Our [guides](/guides) say what to expect of each kind.`,
    ],
  },
  {
    id: "delivery",
    title: "Delivery",
    blocks: [
      `We make your order first and then send it, or bring it with us where we fit it, on a day that we agree with you. From dispatch, standard delivery takes ${fromTo(facts.standardDeliveryDays)} working days and express ${fromTo(facts.expressDeliveryDays)}. Your order shows the day we estimate; shutters, awnings and pergolas take longer, and say so on their pages.`,
      deliveryPrice(facts),
      "If we cannot keep to the estimated day, we tell you and agree another. If that one is essential to you and we miss it too, you may cancel and have your money back.",
      `Please check the parcel before you sign for it, and [tell us](/contact) about damage as soon as you see it; a photo helps. What you find later you may reject all the same. You can [track your order](/track-order) at any time.`,
    ],
  },
  {
    id: "fitting",
    title: "Fitting",
    blocks: withoutEmpty(
      `Fitting is free, for whoever chooses ${MEASURE_AND_FIT} at the checkout or accepts a quote. ${claim(facts.fittingWeeks, (weeks) => `Our fitting service measures, makes and fits in ${fromTo(weeks)} weeks. `)}Please clear the window and the floor below it, and tell us of pipes and cables you know of.`,
      claim(
        facts.workmanshipMonths,
        (months) =>
          `Our work of fitting is guaranteed for ${months} months: what comes loose or hangs out of true because of how we fitted it, we put right free of charge.`,
      ),
      `Please report anything wrong within ${facts.reportDays} days of fitting, so that we can come back while it is fresh. This is a request, not a condition: your statutory rights are not affected.`,
      "A fitter may refuse to fit where it would not be safe, for example into a wall that does not hold, and explains what would be needed.",
    ),
  },
  {
    id: "cancelling",
    title: "Changing your mind",
    blocks: [
      `You may cancel an order free of charge for ${facts.cancelDays} days, as long as we have not begun to make it. Until the end of a working day that your order names on [its page](/track-order) and in its e-mail you change or cancel it there yourself; after that ring or write with your order number. We pay back everything you have paid.`,
      "The law gives no right to change your mind about goods made to your own sizes, so once making has begun we cannot take the order back. Our free cancelling before that is an extra promise of ours.",
      `Samples, goods from stock and the fitting service keep the usual right to cancel within ${LAW.cancelDays} days. If you asked for fitting to begin earlier, you pay for what was done until then. You may use this form, but need not: any clear message will do.`,
      { list: cancellationForm(facts) },
    ],
  },
  {
    id: "returns",
    title: "Returns and refunds",
    blocks: [
      `**Your right by law.** You have ${rejectDays(facts)} days from delivery to reject what is faulty, not as described, or does not fit. You choose: your money back in full, or we make it again. We pay for the carriage. That goods are made to measure makes no difference to it, nor does the day on which you tell us.`,
      `After ${rejectDays(facts)} days you still have the right to a repair or replacement of faulty goods, and to your money back or a lower price if that fails. A fault that shows in the first six months counts as there from the start, unless we prove otherwise. Refunds go back the way you paid within ${LAW.refundDays} days of our agreeing to them.`,
      "**Our fit promise.** This is ours, and goes beyond the law: where we measured, a piece that does not fit is our fault, and the right above counts. Where you measured, a piece exactly as ordered is not faulty, even if a figure was wrong. Tell us all the same: once for each line of your order we make it again to the right size, free of charge.",
      `Unopened goods from stock may come back within ${facts.returnDays ?? LAW.cancelDays} days for any reason.`,
    ],
  },
  {
    id: "warranty",
    title: "Warranty",
    blocks: [
      ...warrantyPeriods(facts),
      "Slow fading, wear of cloth, water where a material does not bear it, and damage by force, pets or a repair of your own are not covered.",
      "To claim, send us your order number, a photo and a line about what happened. The warranty comes on top of your statutory rights.",
    ],
  },
  {
    id: "child-safety",
    title: "Child safety",
    blocks: [
      `Every indoor blind we sell is made to ${facts.childSafetyStandard}. Where a blind has a cord or chain we ask for the height from the floor to its top before we make it, so that no loop hangs within a child’s reach, and its safety device comes with it.`,
      "Fit the device if you hang the blind yourself: it is part of the job. Our fitters always fit it, show you how it works and leave the label and the booklet. Keep cots, beds and chairs away from windows with cords.",
      `Products marked child-safe have [no cords or chains](/faq#child-safety) at all, which is what we advise for nurseries and children’s rooms.`,
    ],
  },
  {
    id: "complaints",
    title: "Complaints, liability and law",
    blocks: [
      `If something is not right, ring ${facts.phone} or [write to us](/contact). We answer, come and look where that helps, and tell you what we will do and by when.`,
      "We are liable for loss that we cause by breaking these terms or by carelessness, as far as it could be foreseen when you ordered. Nothing here limits our liability for death or injury by negligence, for fraud, or for what the law does not let us limit.",
      `How we use your details stands on our [privacy page](/privacy). Reviews are checked before they appear, and are not rewritten.`,
      `These terms follow the law of England and Wales; if you live in Scotland or Northern Ireland you may also rely on yours and go to your own courts. An order goes by the terms of the day it was placed. If one part should not hold, the rest does, [returns](#returns) and [warranty](#warranty) included.`,
    ],
  },
];
