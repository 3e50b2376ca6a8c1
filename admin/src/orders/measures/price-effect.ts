import { formatPounds } from "@rules/money";

/** What measured sizes make of the total of an order, and what follows from it. In pence. */
export function priceEffect(wasPence: number, becamePence: number): string {
  const [was, became] = [formatPounds(wasPence), formatPounds(becamePence)];
  if (becamePence === wasPence) return `The order stays at ${was}: the customer need not agree.`;
  const difference = formatPounds(Math.abs(becamePence - wasPence));
  return becamePence < wasPence
    ? `The order was ${was} and comes to ${became}, ${difference} less: the customer need not agree.`
    : `The order was ${was} and comes to ${became}, ${difference} more: the customer has to agree before anything is made.`;
}
