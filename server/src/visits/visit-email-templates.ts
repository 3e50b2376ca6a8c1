import {
  emailTo,
  facts,
  link,
  paragraph,
  quotation,
  type Block,
  type Email,
  type EmailContext,
} from "../mail/email.js";
import { formatPromise } from "../rules/opening-hours.js";
import { formatPhone } from "../rules/phone.js";
import { changeableUntil } from "../rules/visit-plan.js";
import { formatVisitDay, formatVisitHours, formatVisitTime } from "../rules/visit-words.js";
import { CALENDAR_FILE_NAME, visitCalendar } from "./visit-calendar.js";
import type { VisitRow } from "./visit.queries.js";

// A form may name a stranger's e-mail address. Mails to it repeat no typed words but the postcode; the shop's copy has everything.

/** To the shopper: what was booked, with a calendar file and the link that moves or cancels it. */
export function visitBooked(visit: VisitRow, token: string, context: EmailContext, now: Date): Email {
  const title = `Our visit on ${formatVisitDay(visit.startsAt)}`;
  return withCalendar(
    visit,
    context,
    emailTo(visit.email, title, [
      paragraph("Your visit is booked. Our fitter measures your windows and advises you, free of charge."),
      ...commonBlocks(visit, token, context, now),
    ]),
  );
}

/** To the shopper: the new time. */
export function visitMoved(visit: VisitRow, token: string, context: EmailContext, now: Date): Email {
  const title = `Our visit is now on ${formatVisitDay(visit.startsAt)}`;
  return withCalendar(
    visit,
    context,
    emailTo(visit.email, title, [
      paragraph("Your visit has been moved. We come at this time:"),
      ...commonBlocks(visit, token, context, now),
    ]),
  );
}

/** To the shopper, on the day before. */
export function visitReminder(visit: VisitRow, token: string, context: EmailContext, now: Date): Email {
  const title = `We visit you on ${formatVisitDay(visit.startsAt)}, ${formatVisitHours(visit)}`;
  return emailTo(visit.email, title, [
    paragraph("This is a reminder of our visit. Please make sure that our fitter can reach the windows."),
    ...commonBlocks(visit, token, context, now),
  ]);
}

/** To the shopper: nobody comes. */
export function visitCancelled(visit: VisitRow, context: EmailContext): Email {
  return withCalendar(
    visit,
    context,
    emailTo(visit.email, "Our visit is cancelled", [
      paragraph(`We do not come on ${formatVisitTime(visit)}.`),
      ...nextBlocks(visit, context),
      paragraph(`Was this not meant? Please answer this mail or call ${context.shop.phone}.`),
    ]),
    "CANCEL",
  );
}

/** Another visit for an order is booked on the order's page, which knows whether it still waits for one. */
function nextBlocks({ orderNumber }: VisitRow, { linkTo }: EmailContext): Block[] {
  if (orderNumber === null) return [link("Book another visit", linkTo("book-visit"))];
  return [
    paragraph("As long as your order waits to be measured, you can book another visit on its page."),
    link("See your order", linkTo("track-order", orderNumber)),
  ];
}

/** To the shop: a visit was booked, moved or cancelled by its shopper. */
export function visitCopy(visit: VisitRow, { shop }: EmailContext): Email {
  const { state, sequence, name, email, phone, address, city, postcode, notes, orderNumber } = visit;
  const happened = state === "CANCELLED" ? "cancelled" : sequence > 0 ? "moved" : "booked";
  const title = `Visit ${happened}: ${formatVisitTime(visit)}, ${postcode}`;
  return {
    to: { address: shop.email },
    replyTo: { name, address: email },
    subject: title,
    title,
    blocks: [
      facts({
        When: formatVisitTime(visit),
        Order: orderNumber,
        Name: name,
        Phone: formatPhone(phone),
        Email: email,
        Address: [address, city, postcode].join("\n"),
      }),
      ...(notes === null ? [] : [quotation(notes)]),
    ],
  };
}

function commonBlocks(visit: VisitRow, token: string, context: EmailContext, now: Date): Block[] {
  return [
    facts({
      Day: formatVisitDay(visit.startsAt),
      Time: formatVisitHours(visit),
      Postcode: visit.postcode,
      Order: visit.orderNumber,
    }),
    ...linkBlocks(visit, token, context, now),
  ];
}

/** What the link is for. Reminders, and moves by staff, may come when it changes nothing any more. */
function linkBlocks(visit: VisitRow, token: string, { shop, linkTo }: EmailContext, now: Date): Block[] {
  const until = changeableUntil(visit.startsAt, visit);
  if (until <= now)
    return [
      link("See the visit", linkTo("visit", token)),
      paragraph(
        `It can no longer be moved or cancelled by the link. If it does not suit you, or if it was not you who booked it, please call ${shop.phone}.`,
      ),
    ];
  return [
    link("Move or cancel the visit", linkTo("visit", token)),
    paragraph(
      `You can move or cancel it with this link until ${formatPromise(until)}. After that please call ${shop.phone}.`,
    ),
    paragraph(
      "If it was not you who booked it, somebody has given your e-mail address: please cancel it with the link.",
    ),
  ];
}

function withCalendar(
  visit: VisitRow,
  { shop }: Pick<EmailContext, "shop">,
  email: Email,
  method: "REQUEST" | "CANCEL" = "REQUEST",
): Email {
  const content = Buffer.from(visitCalendar(visit, shop, method));
  const contentType = `text/calendar; charset=utf-8; method=${method}`;
  return { ...email, attachments: [{ fileName: CALENDAR_FILE_NAME, contentType, content }] };
}
