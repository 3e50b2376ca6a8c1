import { formatDays, formatTime } from "../rules/opening-hours.js";
import type { ShopProfile } from "../shop-profile/shop-profile.js";

/** The shop's details in every e-mail. */
export type EmailLayout = Pick<ShopProfile, "name" | "phone" | "email" | "hours">;

/** "Mon–Fri 9am–6pm, Sat 9am–6pm" */
export function hoursLine({ hours }: Pick<EmailLayout, "hours">): string {
  return hours.map((span) => `${formatDays(span)} ${formatTime(span.opens)}–${formatTime(span.closes)}`).join(", ");
}
