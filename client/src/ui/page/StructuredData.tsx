import type { Absolute, Described } from "../../lib/structured-data/json-ld";
import { absoluteFor, useSsrContext } from "./ssr-context";

/**
 * What a page shows, in schema.org's words. The server writes it into the head, where search engines read it. A browser has no
 * use for it, so pages put this behind `import.meta.env.SSR`, and nothing of it is sent there as code.
 */
export function StructuredData({ of }: { of: (absolute: Absolute) => Described[] }) {
  const context = useSsrContext();
  for (const thing of of(absoluteFor(context))) context?.describe(thing);
  return null;
}
