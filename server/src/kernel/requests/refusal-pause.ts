/** In milliseconds. */
const PAUSE = 1000;

/**
 * How long a refusal for asking too much takes. Told at once, it would let a client that asks again without a pause cost the
 * server as much as what it was refused.
 */
export const refusalPause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE));
