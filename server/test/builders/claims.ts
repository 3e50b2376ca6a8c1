import type { ShopProfile } from "../../src/shop-profile/shop-profile.js";

/** A claim of the specification and the words that it puts on pages, into the chat and into e-mails. */
export type Claim = {
  /** The profile without it. */
  without: Partial<ShopProfile>;
  /** The profile with another value. */
  other: Partial<ShopProfile>;
  /** Words with the default value: gone without the claim, and with the other value. */
  words: RegExp;
  /** Further words that only the claim has, whatever its value. */
  anyWords?: RegExp;
};

/** Every claim of the specification that a shop may not be able to prove. */
export const CLAIMS: Readonly<Record<string, Claim>> = {
  "prices from": {
    without: { fittedFromPence: null },
    other: { fittedFromPence: 7300 },
    words: /about £50\b|£50 fitted/,
    anyWords: /From about|start at about/,
  },
  finance: {
    without: { financeFromPence: null },
    other: { financeFromPence: 65_100 },
    words: /over £500\b/,
    anyWords: /0% finance/,
  },
  sale: {
    without: { saleUpToPercent: null },
    other: { saleUpToPercent: 37 },
    words: /Up to 50% off(?!, plus an extra 10% with the code WINTER25)/,
  },
  "winter sale": {
    without: { hadWinterSale: false },
    other: { hadWinterSale: false },
    words: /WINTER25|Winter sale|last sale/,
  },
  "quote days": {
    without: { quoteDays: null },
    other: { quoteDays: 43 },
    words: /holds for 30 days|Nothing, and 30 days/,
    anyWords: /how long does it hold/,
  },
  returns: {
    without: { returnDays: null },
    other: { returnDays: 41 },
    words: /30-day returns|within 30 days for any reason/,
    anyWords: /-day returns/,
  },
  "fitting weeks": { without: { fittingWeeks: null }, other: { fittingWeeks: { from: 4, to: 6 } }, words: /2–3 weeks/ },
  years: {
    without: { yearsInTrade: null },
    other: { yearsInTrade: 17 },
    words: /(?<!\d)15\+|more than 15 years/,
    anyWords: /years\s+of fitting/,
  },
  customers: {
    without: { happyCustomers: null },
    other: { happyCustomers: 1700 },
    words: /(?<!\d)1000\+/,
    anyWords: /happy/,
  },
  stars: { without: { starRating: null }, other: { starRating: 4 }, words: /5-star/, anyWords: /\d-star/ },
  family: { without: { isFamilyRun: false }, other: { isFamilyRun: false }, words: /family-run|family firm/i },
  "warranty of blinds": {
    without: { blindWarrantyYears: null },
    other: { blindWarrantyYears: { from: 3, to: 6 } },
    words: /2–5 years on blinds|2 to 5 years|\b2 years on (?:blinds|blackout)|\b5 years on all/,
  },
  "warranty of shutters": {
    without: { longestWarrantyYears: null },
    other: { longestWarrantyYears: 13 },
    words: /up to 10(?: years)? on shutters|of up to 10 years|shutters up to 10/,
  },
  workmanship: {
    without: { workmanshipMonths: null },
    other: { workmanshipMonths: 19 },
    words: /guaranteed for 12 months/,
  },
};

/** Words of a claim that a shop without it must not have. */
export const wordsOf = ({ words, anyWords }: Claim): RegExp[] => (anyWords ? [words, anyWords] : [words]);
