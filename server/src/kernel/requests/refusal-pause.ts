/** In milliseconds. */
const PAUSE = 1000;

/**
 * Delays a refusal. Without the delay, a client that retries at once would cost the server as much as the refused request.
 */
export const refusalPause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE));
