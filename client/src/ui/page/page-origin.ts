import { useSsrContext } from "./ssr-context";

let known: string | undefined;

/**
 * Scheme and host that URLs in the head begin with: on the server its own, in the browser those that the server gave the first
 * page, else those of the document. A shop that is also reached by another name keeps saying its own.
 */
export function usePageOrigin(): string | undefined {
  const context = useSsrContext();
  if (import.meta.env.SSR) return context?.origin;
  known ??= new URL(document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content ?? location.href)
    .origin;
  return known;
}
