import type { QuizAnswers } from "./content";
import {
  isSpecial,
  LIGHT_MATCHES,
  NEED_MATCHES,
  NURSERY_REASON,
  ROOM_REASON,
  STYLE_MATCHES,
  type QuizProduct,
} from "./reasons";

export type Suggestion<Product> = { product: Product; reasons: string[] };

/** Score of a matched answer. The need counts most. */
const WEIGHT = { need: 4, light: 3, style: 3 };
/** Penalty for another product of the same kind, for variety. */
const SAME_FAMILY = 2;
const WANTED = 3;

/**
 * The three products that match the answers best, with reasons. Deterministic.
 * @param products products for the room, the most popular first, which wins among equals
 */
export function suggestionsFor<Product extends QuizProduct>(
  answers: QuizAnswers,
  products: readonly Product[],
): Suggestion<Product>[] {
  const usual = products.filter((product) => !isSpecial(product));
  const rated = (usual.length < WANTED ? products : usual).map((product) => rate(product, answers));
  const chosen: Rated<Product>[] = [];
  while (chosen.length < Math.min(WANTED, rated.length)) {
    const worth = (each: Rated<Product>) =>
      each.points - SAME_FAMILY * chosen.filter(({ product }) => product.family === each.product.family).length;
    const open = rated.filter((each) => !chosen.includes(each));
    chosen.push(open.reduce((best, each) => (worth(each) > worth(best) ? each : best)));
  }
  return chosen.map(({ product, reasons }) => ({ product, reasons }));
}

type Rated<Product> = Suggestion<Product> & { points: number };

function rate<Product extends QuizProduct>(
  product: Product,
  { room, need, light, style }: QuizAnswers,
): Rated<Product> {
  const met = [
    { points: WEIGHT.need, match: NEED_MATCHES[need].find(({ fits }) => fits(product)) },
    { points: WEIGHT.light, match: LIGHT_MATCHES[light].find(({ fits }) => fits(product)) },
    { points: WEIGHT.style, match: STYLE_MATCHES[style].find(({ fits }) => fits(product)) },
  ].flatMap(({ points, match }) => (match ? [{ points, reason: match.reason }] : []));
  const said = room === "nursery" && need !== "cordless" ? [NURSERY_REASON] : [];
  const reasons = [...new Set([...met.map(({ reason }) => reason), ...said])];
  return {
    product,
    points: met.reduce((sum, { points }) => sum + points, 0),
    reasons: reasons.length > 0 ? reasons : [ROOM_REASON],
  };
}
