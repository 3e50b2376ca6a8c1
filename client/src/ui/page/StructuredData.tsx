import type { Absolute, Described } from "../../lib/structured-data/json-ld";
import { absoluteFor, useSsrContext } from "./ssr-context";

/**
 * The content of a page as schema.org data. The server writes it into the head for search engines. Browsers do not need it, so pages
 * render this only if `import.meta.env.SSR`, and browsers do not load its code.
 */
export function StructuredData({ of }: { of: (absolute: Absolute) => Described[] }) {
  const context = useSsrContext();
  for (const thing of of(absoluteFor(context))) context?.describe(thing);
  return null;
}
