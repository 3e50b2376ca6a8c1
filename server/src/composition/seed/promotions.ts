import { londonTime, momentInLondon } from "../../rules/london-time.js";

/** The promotions that the shop's specification names: one code that runs, and what has ended. */
const NAMED = [
  { name: "Summer offer", code: "SUMMER25", percent: 10, startsAt: new Date("2025-06-01T00:00:00+01:00") },
  {
    name: "Winter sale",
    code: "WINTER25",
    percent: 10,
    startsAt: new Date("2024-12-01T00:00:00Z"),
    endsAt: new Date("2025-02-28T23:59:59Z"),
  },
  {
    name: "Five windows or more",
    percent: 15,
    minimumWindows: 5,
    startsAt: new Date("2024-12-01T00:00:00Z"),
    endsAt: new Date("2025-02-28T23:59:59Z"),
  },
];

/** Months in which a season begins: summer lasts from April to September, winter from October to March. */
const [SUMMER, WINTER] = [4, 10];

/**
 * Promotions of a shop that is filled at this moment. The season's offer comes last, so that it is the one that is advertised until it ends.
 * Seeding again keeps later changes in the database, and adds the offer of a new season.
 */
export const promotionsAt = (moment: Date) => [...NAMED, seasonOffer(moment)];

/** "Winter offer 2026" from October 2026 to March 2027, with the code WINTER26. */
function seasonOffer(moment: Date) {
  const { year, month } = londonTime(moment);
  const isSummer = month >= SUMMER && month < WINTER;
  const begins = { year: month < SUMMER ? year - 1 : year, month: isSummer ? SUMMER : WINTER };
  const ends = isSummer ? { year, month: WINTER } : { year: begins.year + 1, month: SUMMER };
  return {
    name: `${isSummer ? "Summer" : "Winter"} offer ${begins.year}`,
    code: `${isSummer ? "SUMMER" : "WINTER"}${begins.year % 100}`,
    percent: 10,
    startsAt: firstMoment(begins),
    endsAt: new Date(firstMoment(ends).getTime() - 1000),
  };
}

const firstMoment = (month: { year: number; month: number }) => momentInLondon({ ...month, day: 1, minutes: 0 });
