import type { ReactNode } from "react";
import { prerender } from "react-dom/static";

/** What the server writes of an element, with the parts whose code is loaded on demand. */
export async function serverMarkup(element: ReactNode): Promise<string> {
  const { prelude } = await prerender(element, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}
