/** Milliseconds after which the page is taken over, whatever is still on its way. */
const LONGEST_WAIT = 2000;
const TOUCHES = ["pointerdown", "keydown", "focusin"];

/**
 * Resolves when the pictures and letters of the first view have been painted, which the work of taking the page over would hold
 * up; at once when somebody touches the page.
 */
export function firstViewStands(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => resolve();
    for (const touch of TOUCHES) addEventListener(touch, done, { once: true, capture: true, passive: true });
    setTimeout(done, LONGEST_WAIT);
    const pictures = [...document.images].filter(({ loading }) => loading !== "lazy");
    void Promise.allSettled([document.fonts.ready, ...pictures.map((picture) => picture.decode())]).then(() =>
      requestAnimationFrame(() => requestAnimationFrame(done)),
    );
  });
}
