import { useSsrContext } from "./ssr-context";

let known: string | undefined;

/**
 * Scheme and host of URLs in the head: on the server its own, in the browser those of the server's first page, else those of the
 * document. So a shop with a second host name always shows its own.
 */
export function usePageOrigin(): string | undefined {
  const context = useSsrContext();
  if (import.meta.env.SSR) return context?.origin;
  known ??= new URL(document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content ?? location.href)
    .origin;
  return known;
}
