/** Milliseconds after which hydration starts, whatever is still loading. */
const LONGEST_WAIT = 2000;
const INPUTS = ["pointerdown", "keydown", "focusin"];

/**
 * Resolves when the images and fonts of the first view are painted, because hydration would delay them; at once on the first
 * input.
 */
export function firstViewPainted(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => resolve();
    for (const input of INPUTS) addEventListener(input, done, { once: true, capture: true, passive: true });
    setTimeout(done, LONGEST_WAIT);
    const pictures = [...document.images].filter(({ loading }) => loading !== "lazy");
    void Promise.allSettled([document.fonts.ready, ...pictures.map((picture) => picture.decode())]).then(() =>
      requestAnimationFrame(() => requestAnimationFrame(done)),
    );
  });
}
