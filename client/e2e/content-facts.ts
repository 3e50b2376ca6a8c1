/** Figures of the shop that it answers in no call, wherever they stand: finance without interest, and the promise to be in touch. */
export const EVERYWHERE: readonly string[] = ["0%", "24 hour"];

type ContentFact = {
  /** Paths of the pages that may say them. */
  pages: RegExp;
  figures: readonly string[];
};

/** Figures of one subject that its pages alone may say. Whoever writes a new one on a page decides here that it is true. */
export const CONTENT_FACTS: readonly ContentFact[] = [
  // The winter sale as it stood.
  { pages: /^\/sales$/, figures: ["WINTER25", "40%", "30%", "15%", "£89", "£209"] },
  // How long the link of a mail about an account works, and what is stored how long (server/src/rules/retention-periods.ts).
  { pages: /^\/privacy$/, figures: ["60 minute", "365 day", "11 year"] },
  // What a material adds to a price, in the working-out of it.
  { pages: /^\/products\/./, figures: ["20%"] },
  // Cloth, openness, falls and stacks.
  { pages: /^\/products\/./, figures: ["3%", "5%", "14%", "15%", "100%"] },
  // Batteries of motors.
  { pages: /^\/(products\/.|guides|faq$)/, figures: ["6–12 month", "3–8 hour"] },
];

/** Pages on which the price rules work out amounts to the penny; they are tested with those rules. */
export const WORKED_OUT = /^\/products\/./;
