import { claim, sentences, withoutEmpty } from "@rules/claims";
import { rejectDays } from "@rules/consumer-law";
import { DAYS_AT_LEAST } from "@rules/delivery-date";
import { deliveryPrice } from "@rules/delivery-price";
import { FAQ_CATEGORIES } from "@rules/faq-categories";
import { askedWith, FAQ_QUESTIONS, type FaqQuestionId } from "@rules/faq-questions";
import { formatPoundsShort } from "@rules/money";
import { MAKE_TO_SIZES, MEASURE_AND_FIT } from "@rules/quoted-choices";
import { MOST_SAMPLES } from "@rules/samples-form";
import { fromTo } from "@rules/span";
import type { Block, Question } from "../../content/blocks";
import { fittedPrice, type ShopFacts } from "../../content/facts";
import { madeWithin } from "../../content/guides/made-figures";
import { homeSections, paths } from "../../lib/paths";

/** Questions about one subject. */
export type FaqCategory = { id: string; title: string; questions: readonly Question[] };

/** What customers ask, answered with the shop's own figures, in the order in which it comes with the shop. */
export function faqOf(facts: ShopFacts): readonly FaqCategory[] {
  const answers = answersWith(facts);
  return Object.entries(FAQ_CATEGORIES).map(([id, title]) => ({
    id,
    title,
    questions: FAQ_QUESTIONS.filter(({ category }) => category === id).map((each) => ({
      id: each.id,
      question: askedWith(each, facts),
      answer: answers[each.id],
    })),
  }));
}

/** Each question that comes with the shop has an answer. */
const answersWith = (facts: ShopFacts): Readonly<Record<FaqQuestionId, readonly Block[]>> => ({
  ...general(facts),
  ...products(),
  ...pricing(facts),
  ...installation(facts),
  ...ordering(facts),
});

const termsPart = (id: string) => `${paths.terms.href()}#${id}`;

const general = (facts: ShopFacts) => ({
  "who-are-you": [
    `A ${facts.isFamilyRun ? "family-run " : ""}firm that ${claim(facts.yearsInTrade, (years) => `has measured, made and fitted blinds, shutters and curtains for ${years}+ years`, "measures, makes and fits blinds, shutters and curtains")}. There is more [about us](${paths.about.href()}), and you can read [what customers say](${paths.reviews.href()}).`,
  ],
  "home-visit": [
    "Yes. We bring samples, measure every window and advise on what suits it. The visit, the measuring and the quote are free, and you need not order anything.",
    `[Ask for a quote](${homeSections.quote}) or ring ${facts.phone} to arrange a day. Or order here and choose ${MEASURE_AND_FIT}: then we come before anything is cut.`,
  ],
  business: [
    `Yes: offices, shops, schools and surgeries, from one window upwards. Some work places want flame-retardant cloth. Tell us what your fire risk assessment says, and [write to us](${paths.contact.href()}) with the number of windows.`,
  ],
  "child-safety": [
    `Every indoor blind is made to ${facts.childSafetyStandard}. Where there is a cord or chain it comes with a device that keeps it taut, at least ${facts.guideFigures.deviceHeightMm} mm above the floor, or that comes apart under load.`,
    "Blinds marked child-safe have no cords or chains at all: they move by a wand, a spring, a motor or by hand. Those are what we advise for nurseries and children’s rooms. Keep cots, beds and chairs away from windows with cords.",
  ],
  warranty: [
    warrantyCover(facts),
    sentences(
      claim(facts.workmanshipMonths, (months) => `Our work of fitting is guaranteed for ${months} months.`),
      `The whole of it stands in our [terms](${termsPart("warranty")}).`,
    ),
  ],
});

function warrantyCover({ blindWarrantyYears, longestWarrantyYears }: ShopFacts): string {
  const terms = withoutEmpty(
    claim(
      blindWarrantyYears,
      ({ from, to }) =>
        `${from} years on blackout and light-filtering fabric blinds without a motor, ${to} years on all other blinds`,
    ),
    claim(longestWarrantyYears, (years) => `up to ${years} years on shutters`),
  );
  return terms.length > 0
    ? `Materials, works and motors: ${terms.join(", and ")}. Each product’s page says its own.`
    : "What the law gives you: goods must be as described, fit for their purpose and last as long as can be expected of them.";
}

const products = () => ({
  "which-blind": [
    `Steam and splashes want aluminium, PVC, faux wood or coated cloth. Bedrooms want blackout; living rooms, cloth or wood. [By rooms](${paths.byRooms.href()}) goes through them one by one, and our [quiz](${homeSections.quiz}) asks four questions and suggests what fits.`,
  ],
  blackout: [
    "The cloth lets no light through. The edges do: a roller inside the recess leaves 15 to 20 mm on each side for its brackets. Fitted outside the recess with a generous overlap it is darker, and in side channels darkest of all.",
  ],
  conservatory: [
    "Yes. In a conservatory perfect fit blinds clip into uPVC frames without a screw, and pleated ones are screwed to the frame. A bay takes one blind for each side, and roof windows are made from the code on the plate at the top of the sash, so that nothing has to be measured.",
    `Our [guides](${paths.guides.href()}) show how each is measured. Or let us come and do it.`,
  ],
  motorised: [
    "Most run on a battery inside the tube: 6 to 12 months a charge at one cycle a day, and 3 to 8 hours to charge. Mains motors need an electrician, best before the plaster goes on.",
    "The remote works by itself. Control by app, voice or timer needs a hub, which we name beside its price.",
  ],
  samples: [
    `Yes. Choose up to ${MOST_SAMPLES} [free samples](${paths.samples.href()}) and hold them against the window, by day and by lamp. Wood, slats and vanes we show you at the visit.`,
  ],
  outdoor: [
    "Mostly not: a pergola up to 2.5 m high within 2 m of a boundary, or up to 3 m with a flat roof further in, usually counts as permitted. Ask your council if your house is listed, in a conservation area or a flat.",
  ],
});

const pricing = (facts: ShopFacts) => ({
  "how-much": [
    sentences(
      claim(facts.fittedFromPence, (pence) => `From about ${fittedPrice(pence, facts)}.`),
      "The price goes by size and material: type your figures on a product’s page and you see the price worked out line by line.",
    ),
    "There is no minimum order. One blind for one window is welcome.",
  ],
  quote: [
    `Nothing${claim(facts.quoteDays, (days) => `, and ${days} days`)}. [Ask for a quote](${homeSections.quote}) with rough sizes; we measure before anything is made.`,
  ],
  pay: [
    `With our fitting service you pay a deposit of ${facts.depositPercent}% when you accept the quote and the balance on completion.`,
    "This website takes no payment yet, whoever measures and fits: you say at the checkout whether you would rather pay by card or PayPal, and we arrange it with you before your order is made.",
  ],
  finance: [
    claim(
      facts.financeFromPence,
      (pence) =>
        `Yes. For orders over ${formatPoundsShort(pence)} there is 0% finance, subject to status. Ask us on ${facts.phone} before you order.`,
      `Not at the moment. Ask us on ${facts.phone} before you order.`,
    ),
  ],
  "delivery-cost": [
    `${deliveryPrice(facts)} It is the same whether we send it or, as we do with what we fit ourselves, bring it with us. Measuring and fitting cost nothing. Express delivery costs more: the checkout shows how much.`,
  ],
  codes: [
    "Enter it in your cart. It comes off the subtotal at once, and the line says how much it saves. One order takes one code; where another promotion takes off more, the greater one counts.",
    `The code that runs now stands on our page of [offers](${paths.sales.href()}).`,
  ],
});

const installation = (facts: ShopFacts) => ({
  "measure-myself": [
    "With a steel tape, in millimetres, width before drop. Inside a recess take the width in three places and the drop in three places, and give us the smallest of each. Take nothing off: we do that.",
    `The [measuring guide](${paths.guides.href("measurement")}) shows every kind of window. If you choose ${MEASURE_AND_FIT} at the checkout, your figures are only a guide: we measure again.`,
  ],
  tolerance: [`You order to the millimetre. ${madeWithin(facts)} Inside these figures it is as it should be.`],
  "fit-myself": [
    `With a drill, a level and the fixings in the box most blinds hang in under ${facts.installationMinutes} minutes. Compare the made size with the opening before you drill, and fit the child-safety device: it is part of the job.`,
    `Choose ${MAKE_TO_SIZES} at the checkout: the price is the same. The [installation guide](${paths.installationGuide.href()}) goes through it step by step. Shutters, awnings and anything above a stair are better left to us.`,
  ],
  drilling: [
    "On most uPVC windows, yes: perfect fit frames clip under the glazing seal and leave no hole. Where the seal is wider than 6 mm, or the frame is timber, screws are needed.",
  ],
  clean: [
    {
      list: [
        "**Wood:** a dry duster, never water.",
        "**Faux wood, aluminium, PVC:** dust, then a damp cloth.",
        "**Fabric:** the soft brush of a vacuum cleaner; dab marks, and never soak.",
        "**Shutters:** dust and a damp cloth. Wooden and MDF ones are for dry rooms.",
      ],
    },
    `There is more under [care and maintenance](${paths.guides.href("care")}).`,
  ],
  repair: [
    `Most troubles have a cure of a few minutes: level brackets for a roller that runs to one side, an untwisted ladder for slats that stay open. See [troubleshooting](${paths.guides.href("troubleshooting")}), and ring ${facts.phone} if it does not help.`,
  ],
  "something-wrong": [
    `Tell us, if you can within ${facts.reportDays} days of fitting, and we come back. Later is fine too: your statutory rights are not affected${claim(facts.workmanshipMonths, (months) => `, and our fitting is guaranteed for ${months} months`)}.`,
  ],
});

const ordering = (facts: ShopFacts) => ({
  "how-it-works": [
    {
      steps: [
        "Choose a product, its size, material and colour. The price follows every choice.",
        `Say at the head of the checkout how it goes on: ${MEASURE_AND_FIT}, which is free, or ${MAKE_TO_SIZES}.`,
        "Read the sizes back in the checkout, where they stand in large figures, and place the order.",
        "We confirm by e-mail with your order number, and ring you if a figure looks wrong.",
        "Where we measure and fit, we arrange a visit, settle the sizes there, make it and come to fit it. Otherwise we make it to your sizes and send it.",
      ],
    },
  ],
  "how-long": [
    sentences(
      `An order of blinds is estimated at ${DAYS_AT_LEAST} days. Made to your sizes, it is made first and then sent: standard delivery takes ${fromTo(facts.standardDeliveryDays)} working days, express ${fromTo(facts.expressDeliveryDays)}.`,
      claim(facts.fittingWeeks, (weeks) => `Measured, made and fitted by us: ${fromTo(weeks)} weeks.`),
    ),
    "Shutters, awnings and pergolas take longer. Their pages say how long, and the day stands on your order.",
  ],
  track: [
    `[Track your order](${paths.trackOrder.href()}) with its number and your e-mail address. It shows what has been done and the day we estimate.`,
  ],
  change: [
    `Free of charge for ${facts.cancelDays} days, as long as we have not begun to make it. You cancel it yourself on [its page](${paths.trackOrder.href()}), or change its sizes, colours and options there, until the time that stands there and in its e-mail; you see the new total before you agree. After that time, ring ${facts.phone} as soon as you can: the sooner, the more is possible. Once we make it, it is cut to your figures and suits no other window.`,
  ],
  returns: [
    `Yes, within ${rejectDays(facts)} days, if it is faulty, not as described or does not fit: you have your money back in full, or we make it again, as you choose. That is your right by law. See [returns](${termsPart("returns")}) in our terms.`,
    `Where you measured and a figure was wrong, [our fit promise](#wrong-size) helps. Unopened goods from stock come back for any reason.`,
  ],
  "wrong-size": [
    `With ${MEASURE_AND_FIT} nothing is wrong yet: the sizes are settled at our visit. If the measured sizes come to less, you pay less; if they come to more, we make nothing until you agree, and you may say no, free of charge. Otherwise ring ${facts.phone} at once. Before making we simply change it. Afterwards our fit promise counts, which goes beyond the law: once for each line of your order we make it again to the right size, free of charge.`,
  ],
  account: [
    "No. Your cart is kept for this browser, and your order is found by its number and your e-mail address.",
    `[An account](${paths.register.href()}) is for finding everything again, on every device: your orders with their progress, your cart, your address and what you saved. Make it whenever you like: it shows you the orders that were placed before with the same e-mail address, and you say which are yours.`,
  ],
});
