import { claim, sentences } from "@rules/claims";
import { rejectDays } from "@rules/consumer-law";
import { fromTo } from "@rules/span";
import type { RichText } from "../../content/blocks";
import { fittedPrice, type ShopFacts } from "../../content/facts";
import { photo } from "../../content/photo";
import { paths } from "../../lib/paths";

export const ABOUT_PICTURE = photo(
  "shutter_bay",
  "Full-height white shutters in a three-sided bay window with a cushioned window seat",
  "#b2a695",
);

export const STORY_TITLE = "One tape, one pair of hands";

export const story = (facts: ShopFacts): readonly RichText[] => [
  sentences(
    facts.isFamilyRun ? "We are a family-run firm." : "",
    claim(facts.yearsInTrade, (years) => `For more than ${years} years we have done one thing:`, "We do one thing:"),
    "we measure a window, make what covers it, and come back to hang it. The person who holds the tape at your window answers for what arrives.",
  ),
  "No two windows are alike, not even the two beside each other. Plaster bulges, sills slope, a handle stands further out than it looks. Most of what goes wrong with a blind has gone wrong before it was made, in a figure. So we take three widths and three drops, in millimetres, and read them back to you before we cut.",
  "The same goes for this shop. A product’s page draws your blind to your own sizes and works out its price line by line, so that you see what you pay for.",
];

export const values = (facts: ShopFacts): readonly { title: string; text: RichText }[] => [
  {
    title: "We say what it will not do",
    text: "A blackout cloth is dark; its edges are not. Real wood does not belong above a bath. You hear that from us before you buy, not after.",
  },
  {
    title: "Safe before anything else",
    text: `Every indoor blind is made to ${facts.childSafetyStandard}. For nurseries we suggest blinds without cords or chains, and we refuse to hang one that would not be safe.`,
  },
  {
    title: "The price is the price",
    text: `A quote is free${claim(facts.quoteDays, (days) => `, takes its figures from your window and holds for ${days} days`, " and takes its figures from your window")}. There is no minimum order, and no salesman.`,
  },
  {
    title: "Put right without a fuss",
    text: `${claim(facts.workmanshipMonths, (months) => `Our fitting is guaranteed for ${months} months, and what`, "What")} is faulty, not as described or does not fit comes back within ${rejectDays(facts)} days: your money back in full, or made again, as you choose. [Our terms](${paths.terms.href()}) are written to be read.`,
  },
];

/** The services, each with a link to its page. */
export const services = (facts: ShopFacts): readonly { title: string; text: string; link: string; to: string }[] => [
  {
    title: "Measuring and advice at home",
    text: "We bring samples, look at light, damp and neighbours, and measure every window. Free, with no obligation.",
    link: "How we measure",
    to: paths.guides.href("measurement"),
  },
  {
    title: "Blinds, shutters and curtains to measure",
    text: sentences(
      "Roller, venetian, vertical, roman, pleated and perfect fit blinds, shutters in wood, MDF and PVC, and curtains.",
      claim(facts.fittedFromPence, (pence) => `From about ${fittedPrice(pence, facts)}.`),
    ),
    link: "All products",
    to: paths.products.href(),
  },
  {
    title: "Fitting by our own team",
    text: `Measured, made and fitted${claim(facts.fittingWeeks, (weeks) => ` in ${fromTo(weeks)} weeks`)}. We clear up after us, and show you how everything works.`,
    link: "What fitting involves",
    to: paths.installationGuide.href(),
  },
  {
    title: "Outdoors",
    text: "Awnings, zip screens and pergolas, with the ground and the wind looked at first.",
    link: "Outdoor blinds",
    to: paths.category.href("outdoor-blinds"),
  },
  {
    title: "Offices, schools and shops",
    text: "From one window to a whole building, in flame-retardant cloth where your risk assessment asks for it.",
    link: "Tell us about yours",
    to: paths.contact.href(),
  },
];
