import { expect, it } from "vitest";
import { calendarFile, type CalendarEvent } from "./calendar-file.js";

const anEvent = (changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  ...{ uid: "visit-1@measured.example", sequence: 2, method: "REQUEST", attendee: "jo@larch.example" },
  startsAt: new Date("2026-12-08T09:00:00.000Z"),
  endsAt: new Date("2026-12-08T11:00:00.000Z"),
  stampedAt: new Date("2026-11-26T18:00:00.123Z"),
  ...{ summary: "Measuring visit", description: "We measure.", location: "BS6 7QX" },
  organizer: { name: "Measured Blind Co.", email: "hello@measured.example" },
  ...changes,
});
const linesOf = (file: string) => file.split("\r\n");

it("says when, in UTC, and which change it is", () => {
  const lines = linesOf(calendarFile(anEvent()));
  expect(lines).toEqual(
    expect.arrayContaining([
      ...["METHOD:REQUEST", "UID:visit-1@measured.example", "SEQUENCE:2", "DTSTAMP:20261126T180000Z"],
      ...["DTSTART:20261208T090000Z", "DTEND:20261208T110000Z", "STATUS:CONFIRMED"],
      'ORGANIZER;CN="Measured Blind Co.":mailto:hello@measured.example',
    ]),
  );
  expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(["BEGIN:VCALENDAR", "END:VCALENDAR", ""]);
});

it("is cancelled by CANCEL, and names nobody who is invited in a file to keep", () => {
  expect(linesOf(calendarFile(anEvent({ method: "CANCEL" })))).toContain("STATUS:CANCELLED");
  expect(calendarFile(anEvent({ method: "PUBLISH" }))).not.toContain("ATTENDEE");
});

it("escapes texts, so that none adds a line", () => {
  const file = calendarFile(
    anEvent({ summary: "a;b,c\\d\nUID:x", organizer: { name: 'O"x\nEND:VEVENT', email: "o@x.example" } }),
  );
  expect(linesOf(file)).toContain(String.raw`SUMMARY:a\;b\,c\\d\nUID:x`);
  expect(linesOf(file).filter((line) => line === "END:VEVENT").length).toBe(1);
});

it("folds lines at 75 octets, never within a character", () => {
  const description = "Ünïcödé ".repeat(40).trim();
  const file = calendarFile(anEvent({ description }));
  for (const line of linesOf(file)) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(linesOf(file.replaceAll("\r\n ", ""))).toContain(`DESCRIPTION:${description}`);
});
