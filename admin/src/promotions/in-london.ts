import { momentInLondon } from "@rules/london-time";

/** A field of date and time, such as "2026-12-01T09:30". */
const TYPED = /^(\d{4,6})-(\d\d)-(\d\d)T(\d\d):(\d\d)/;

/** The moment at which the shop's clock shows what was typed; null where nothing was. */
export function inLondon(typed: string): Date | null {
  const [year, month, day, hours, minutes] = (TYPED.exec(typed) ?? []).slice(1).map(Number);
  if (year === undefined || month === undefined || day === undefined) return null;
  return momentInLondon({ year, month, day, minutes: (hours ?? 0) * 60 + (minutes ?? 0) });
}
