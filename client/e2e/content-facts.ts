/** Figures that are not in the API and may be on any page: interest-free finance, and the time of a reply. */
export const EVERYWHERE: readonly string[] = ["0%", "24 hour"];

type ContentFact = {
  /** Paths of the pages that may contain them. */
  pages: RegExp;
  figures: readonly string[];
};

/** Figures that only some pages may contain. A new figure on a page must be added here. */
export const CONTENT_FACTS: readonly ContentFact[] = [
  // The ended winter sale.
  { pages: /^\/sales$/, figures: ["WINTER25", "40%", "30%", "15%", "£89", "£209"] },
  // Lifetimes of links to an account and to reviews, and retention periods (server/src/rules/retention-periods.ts).
  { pages: /^\/privacy$/, figures: ["60 minute", "90 day", "365 day", "400 day", "6 year", "11 year"] },
  // The magnification at which a usual screen is as narrow as in the tests.
  { pages: /^\/accessibility$/, figures: ["400%"] },
  // The link to review an order, and how long an unpublished review is kept (rules/review-invitation.ts, retention-periods.ts).
  { pages: /^\/reviews\/how-we-check$/, figures: ["90 day", "365 day"] },
  // Surcharges of materials in example calculations.
  { pages: /^\/products\/./, figures: ["20%"] },
  // Fabrics and stack sizes.
  { pages: /^\/products\/./, figures: ["3%", "5%", "14%", "15%", "100%"] },
  // Batteries of motors.
  { pages: /^\/(products\/.|guides|faq$)/, figures: ["6–12 month", "3–8 hour"] },
];

/** Pages with calculated prices, which are tested with the price rules. */
export const WORKED_OUT = /^\/products\/./;
