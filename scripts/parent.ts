/** Milliseconds from one look to the next. */
const INTERVAL = 500;

/**
 * Tells once that the process which started this one is gone, however it went: killed, it passes no signal on, and a shell in
 * between that it ended passes none on either. On Windows, where nobody adopts orphans, it tells nothing.
 */
export function whenParentEnds(tell: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    tell();
  }, INTERVAL);
  timer.unref();
}
