const HANDS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Scrolls to where the visitor was. A page that is still being read is not yet as tall: it is followed while it grows, until the
 * place is reached or the visitor moves. The returned function gives up.
 */
export function returnTo(position: number): () => void {
  const observer = new ResizeObserver(() => go());
  const stop = () => {
    observer.disconnect();
    for (const hand of HANDS) removeEventListener(hand, stop);
  };
  const go = () => {
    scrollTo(0, position);
    if (Math.abs(scrollY - position) < 1) stop();
  };
  for (const hand of HANDS) addEventListener(hand, stop, { passive: true });
  observer.observe(document.body);
  go();
  return stop;
}
