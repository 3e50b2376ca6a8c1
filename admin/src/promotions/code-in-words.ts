import type { Promotion } from "./promotions-provider";

type Codes = Pick<Promotion, "code" | "hasUniqueCodes" | "uniqueCodeCount" | "openCodeCount">;

/** What shoppers enter to have a promotion. */
export function codeInWords({ code, hasUniqueCodes, uniqueCodeCount, openCodeCount }: Codes): string {
  if (!hasUniqueCodes) return code ?? "none: it counts by itself";
  if (uniqueCodeCount === 0) return "unique codes, none made yet";
  const [made, open] = [uniqueCodeCount, openCodeCount].map((count) => count.toLocaleString("en-GB"));
  return `${made} unique codes, ${open} of them open`;
}
