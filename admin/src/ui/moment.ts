import { SHOP_TIME_ZONE } from "@rules/london-time";

const MOMENT = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone: SHOP_TIME_ZONE });

/** Day and time in London of a moment, as "26 Nov 2026, 11:20". @throws {RangeError} for what is no moment */
export const formatMoment = (moment: string): string => MOMENT.format(new Date(moment));
