const INPUTS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Scrolls to `position`, in pixels from the top, until it is reached: a list that is still loading is not yet as tall.
 * @returns a function that gives up
 */
export const restoreScroll = (position: number): (() => void) =>
  scrollWhileLoading(() => {
    scrollTo(0, position);
    return Math.abs(scrollY - position) < 1;
  });

/**
 * Scrolls to the element with this id. It may come after its page's skeleton, and what loads above it moves it.
 * @returns a function that gives up
 */
export const scrollToAnchor = (id: string): (() => void) =>
  scrollWhileLoading(() => {
    document.getElementById(id)?.scrollIntoView();
    return false;
  });

/** Scrolls now and whenever the page grows, until `scroll` answers that it has arrived or the visitor does something. */
function scrollWhileLoading(scroll: () => boolean): () => void {
  const observer = new ResizeObserver(() => go());
  const stop = () => {
    observer.disconnect();
    for (const input of INPUTS) removeEventListener(input, stop);
  };
  const go = () => {
    if (scroll()) stop();
  };
  for (const input of INPUTS) addEventListener(input, stop, { passive: true });
  observer.observe(document.body);
  go();
  return stop;
}
