import type { ShopProfile } from "../shop-profile/shop-profile.js";
import { calendarFile, type CalendarEvent } from "./calendar-file.js";
import type { VisitRow } from "./visit.queries.js";

type Shop = Pick<ShopProfile, "name" | "email" | "phone">;

/** Name of the file. */
export const CALENDAR_FILE_NAME = "measuring-visit.ics";

/** A visit for a calendar. Like our mails it repeats nothing that was typed but the postcode. */
export function visitCalendar(visit: VisitRow, shop: Shop, method: CalendarEvent["method"] = "PUBLISH"): string {
  const { id, sequence, startsAt, endsAt, setAt, postcode, email } = visit;
  return calendarFile({
    ...{ sequence, method, startsAt, endsAt, stampedAt: setAt },
    uid: `visit-${id}@${shop.email.replace(/^.*@/, "")}`,
    summary: `Measuring visit, ${shop.name}`,
    description: `Our fitter measures your windows. To move or cancel the visit use the link in our e-mail, or call ${shop.phone}.`,
    location: postcode,
    organizer: { name: shop.name, email: shop.email },
    attendee: email,
  });
}
