import { SHOP_TIME_ZONE } from "@rules/london-time";

const MOMENT = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone: SHOP_TIME_ZONE });

const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: SHOP_TIME_ZONE });

/** Day in London of a moment, or a date, as "26 Nov 2026". @throws {RangeError} for what is neither */
export const shortDay = (day: string): string => DAY.format(new Date(day));

/** Day and time in London of a moment, as "26 Nov 2026, 11:20". @throws {RangeError} for what is no moment */
export const formatMoment = (moment: string): string => MOMENT.format(new Date(moment));
