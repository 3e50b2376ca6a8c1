/** "25", "25.5" or "1,234.50", with or without a pound sign. */
const POUNDS = /^£?\s*(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{1,2}))?$/;

/** The pence of an amount as it was typed in pounds; NaN for what is none. */
export function typedPence(typed: string): number {
  const [, pounds, decimals = ""] = POUNDS.exec(typed.trim()) ?? [];
  if (pounds === undefined) return NaN;
  return Number(pounds.replaceAll(",", "")) * 100 + Number(decimals.padEnd(2, "0"));
}
