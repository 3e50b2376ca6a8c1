import { formatDay } from "@rules/delivery-date";
import { lastHeldDay, type HeldQuoteState } from "@rules/held-quote";

/** The last day on which prices are held: "26 December 2026". */
export const lastDayOf = (heldUntil: string): string => formatDay(lastHeldDay(new Date(heldUntil)));

/** What a shared quote says of itself: "Held until 26 December 2026". */
export const sharedStateWords = ({ state, heldUntil }: Pick<Held, "state" | "heldUntil">): string =>
  state === "ORDERED" ? "Ordered" : stateWords({ state, heldUntil, orderNumber: null });

/** What has become of a quote. */
type Held = { state: HeldQuoteState; heldUntil: string; orderNumber: string | null };

/** "Held until 26 December 2026". */
export function stateWords({ state, heldUntil, orderNumber }: Held): string {
  switch (state) {
    case "OPEN":
      return `Held until ${lastDayOf(heldUntil)}`;
    case "EXPIRED":
      return `Was held until ${lastDayOf(heldUntil)}`;
    case "ORDERED":
      return `Ordered as ${orderNumber}`;
  }
}
