/** An event of a calendar file. */
export type CalendarEvent = {
  /** The same for as long as the event lives. */
  uid: string;
  /** Grows with each change, so that calendars take the latest. */
  sequence: number;
  /** PUBLISH: a file to keep. REQUEST and CANCEL: an invitation by mail, and its end. */
  method: "PUBLISH" | "REQUEST" | "CANCEL";
  startsAt: Date;
  endsAt: Date;
  /** When it was set like this. */
  stampedAt: Date;
  summary: string;
  description: string;
  location: string;
  organizer: { name: string; email: string };
  /** E-mail address of who is invited. */
  attendee: string;
};

/** An event as an iCalendar file (RFC 5545): CRLF, lines of at most 75 octets, times in UTC, texts escaped. */
export function calendarFile(event: CalendarEvent): string {
  const { uid, sequence, method, startsAt, endsAt, stampedAt, summary, description, location } = event;
  const isMailed = method !== "PUBLISH";
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escaped(event.organizer.name)}//Visits//EN`,
    "CALSCALE:GREGORIAN",
    `METHOD:${method}`,
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(stampedAt)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    `LOCATION:${escaped(location)}`,
    `STATUS:${method === "CANCEL" ? "CANCELLED" : "CONFIRMED"}`,
    `ORGANIZER;CN=${quoted(event.organizer.name)}:mailto:${event.organizer.email}`,
    ...(isMailed ? [`ATTENDEE;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${event.attendee}`] : []),
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** 20261208T090000Z */
const utc = (moment: Date): string => moment.toISOString().replaceAll(/[-:]|\.\d{3}/g, "");

const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r?\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, " ");

/** A parameter can't hold quotes or control characters at all. */
const quoted = (text: string): string => `"${text.replaceAll(/["\p{Cc}]/gu, " ")}"`;

/** Octets of a line without its end; a continued one starts with a space. */
const LONGEST_LINE = 75;

function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  for (const character of line) {
    if (Buffer.byteLength(part + character) > LONGEST_LINE) {
      parts.push(part);
      part = " ";
    }
    part += character;
  }
  return [...parts, part].join("\r\n");
}
