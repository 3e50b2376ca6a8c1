let known: string | undefined;

/**
 * Scheme and host that addresses in the head begin with: those that the server gave the first page, else those of the
 * document. A shop that is also reached by another name keeps saying its own.
 */
export function pageOrigin(): string {
  known ??= new URL(document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content ?? location.href)
    .origin;
  return known;
}
