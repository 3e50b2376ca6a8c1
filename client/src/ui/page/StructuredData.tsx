import type { Absolute, Described } from "../../lib/structured-data/json-ld";
import { absoluteFor, usePageReport } from "./page-report";

/**
 * What a page shows, in schema.org's words. The server writes it into the head, where search engines read it. A browser has no
 * use for it, so pages put this behind `import.meta.env.SSR`, and nothing of it is sent there as code.
 */
export function StructuredData({ of }: { of: (absolute: Absolute) => Described[] }) {
  const report = usePageReport();
  for (const thing of of(absoluteFor(report))) report?.describe(thing);
  return null;
}
