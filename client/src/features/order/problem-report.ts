type ReportedLine = { number: string; item: number; name: string };

/** State of the router for a link to the contact page that reports a problem with a line. It is no part of URLs: it names an order. */
export const aboutLine = (line: ReportedLine) => ({ reportedLine: line });

/** The beginning of the message that such a link prefills. */
export function reportOpening(state: unknown): string | undefined {
  if (typeof state !== "object" || state === null || !("reportedLine" in state)) return undefined;
  const { number, item, name } = state.reportedLine as ReportedLine;
  return `Order ${number}, item ${item}: ${name}\n\nWhat is wrong:\n\nWhat I would like (made again, or my money back):\n`;
}
