import { formatDay } from "@rules/delivery-date";
import type { ListedPriceList } from "./prices-provider";

/** What has become of a price list, in a few words. */
export function stateInWords({ state, effectiveFrom }: Pick<ListedPriceList, "state" | "effectiveFrom">): string {
  const day = effectiveFrom == null ? "" : formatDay(effectiveFrom);
  const words = {
    PLANNED: `Starts on ${day}`,
    CANCELLED: `Cancelled before ${day}`,
    APPLIED: day === "" ? "Imported" : `Started on ${day}`,
    REVERTED: "Taken back",
  };
  return words[state];
}
