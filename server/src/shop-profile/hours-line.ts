import { formatDays, formatTime } from "../rules/opening-hours.js";
import type { ShopProfile } from "./shop-profile.js";

/** "Mon–Fri 9am–6pm, Sat 9am–6pm" */
export function hoursLine({ hours }: Pick<ShopProfile, "hours">): string {
  return hours.map((span) => `${formatDays(span)} ${formatTime(span.opens)}–${formatTime(span.closes)}`).join(", ");
}
