const INPUTS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Scrolls to `position`, in pixels from the top. A list that is still loading is not yet as tall, so the page is scrolled again
 * while it grows, until the position is reached or the visitor does something.
 * @returns a function that gives up
 */
export function restoreScroll(position: number): () => void {
  const observer = new ResizeObserver(() => go());
  const stop = () => {
    observer.disconnect();
    for (const input of INPUTS) removeEventListener(input, stop);
  };
  const go = () => {
    scrollTo(0, position);
    if (Math.abs(scrollY - position) < 1) stop();
  };
  for (const input of INPUTS) addEventListener(input, stop, { passive: true });
  observer.observe(document.body);
  go();
  return stop;
}
