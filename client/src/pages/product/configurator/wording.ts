/** What a shopper calls a product on its own page. */
type Wording = {
  /** "Your …, to scale" */
  readonly yours: string;
  /** What one price buys. */
  readonly one: string;
  /** The second figure of its size, as it is measured. */
  readonly second: string;
};

const BLIND: Wording = { yours: "blind", one: "One blind", second: "Drop" };

const WORDINGS: Readonly<Record<string, Wording>> = {
  shutter: { yours: "shutters", one: "One set of shutters", second: "Height" },
  curtain: { yours: "curtains", one: "One window", second: "Drop" },
  "curtain/pelmet": { yours: "pelmet", one: "One pelmet", second: "Drop" },
  "outdoor/awning": { yours: "awning", one: "One awning", second: "Projection" },
  pergola: { yours: "pergola", one: "One pergola", second: "Depth" },
};

/** The words for a kind of product; most are blinds. */
export function wordingOf(family: string, variant: string | null): Wording {
  return WORDINGS[`${family}/${variant}`] ?? WORDINGS[family] ?? BLIND;
}

/** Families that the safety standard of internal blinds does not cover; shutters and skylight blinds it does. */
const OTHERS: ReadonlySet<string> = new Set(["curtain", "outdoor", "pergola"]);

export const isInternalBlind = (family: string): boolean => !OTHERS.has(family);

/** How long it takes from order to delivery, as "about 3 weeks" or "about 10 days". */
export function leadTimeWords(days: number): string {
  if (days % 7 !== 0) return `about ${days} ${days === 1 ? "day" : "days"}`;
  const weeks = days / 7;
  return `about ${weeks} ${weeks === 1 ? "week" : "weeks"}`;
}
