import { londonDay } from "../rules/london-time.js";
import type { ShopProfile } from "./shop-profile.js";

/** Closed days that are not over in London, the first one first. */
export const comingClosedDays = ({ closedDays }: Pick<ShopProfile, "closedDays">, now: Date) =>
  closedDays.filter(({ date }) => date >= londonDay(now)).toSorted((one, other) => one.date.localeCompare(other.date));

const DAY = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", weekday: "long", day: "numeric", month: "long" });

/** "Thursday 24 December (Christmas Eve), Monday 4 January (Stocktaking)"; empty without closed days to come. */
export const closingLine = (profile: Pick<ShopProfile, "closedDays">, now: Date): string =>
  comingClosedDays(profile, now)
    .map(({ date, name }) => `${DAY.format(new Date(date))} (${name})`)
    .join(", ");
