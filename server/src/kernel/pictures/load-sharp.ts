import type { default as Sharp } from "sharp";

let loaded: Promise<typeof Sharp> | undefined;

/**
 * The library that reads and writes pictures, in the thread pool. Loaded for the first one, and with the least memory: one thread
 * for a picture, and nothing remembered between two.
 */
export const loadSharp = (): Promise<typeof Sharp> => (loaded ??= load());

async function load(): Promise<typeof Sharp> {
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
