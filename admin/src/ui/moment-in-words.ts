import { SHOP_TIME_ZONE } from "@rules/london-time";

const MOMENT = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone: SHOP_TIME_ZONE });

/** "24 Nov 2026, 09:00": a moment by the shop's clock. */
export const momentInWords = (moment: string): string => MOMENT.format(new Date(moment));
