/** Defers the hydration of a part of the page until `hydrate` is called. */
export type HydrationBoundary = {
  /** Resolves when the part may hydrate; at once if it is not deferred. */
  ready: (isHydrating: boolean) => Promise<void>;
  hydrate: () => void;
  isReady: () => boolean;
};

const boundaries = new WeakMap<Element, HydrationBoundary>();
const SELECTOR = "[data-hydration-boundary]";
/** Inputs that hydrate a part. React looks for the part in the same event, so the boundary has to be ready before. */
const INPUTS = ["pointerover", "pointerdown", "touchstart", "click", "focusin", "keydown", "input", "submit"];
let isListening = false;

/**
 * A boundary waits for `hydrate`, or for the second render of its part: the first is the hydration of the page, a later one is a
 * change from outside, which must not discard the HTML of the part.
 */
export function createHydrationBoundary(): HydrationBoundary {
  let isReady = false;
  let isRendered = false;
  let resolve: () => void = () => undefined;
  const hydrated = new Promise<void>((done) => (resolve = done));
  const hydrate = () => {
    isReady = true;
    resolve();
    // React sets the status of a promise after waiting for it; set here, the part can hydrate in the same event.
    void Object.assign(hydrated, { status: "fulfilled", value: undefined });
  };
  const ready = (isHydrating: boolean) => {
    if (!isHydrating || isRendered) hydrate();
    isRendered = true;
    return hydrated;
  };
  return { ready, hydrate, isReady: () => isReady };
}

/** Hydrates the part when `element` comes near the viewport or gets an input. Returns the clean-up. */
export function hydrateInView(element: Element, boundary: HydrationBoundary): () => void {
  if (boundary.isReady()) return () => undefined;
  listenForInputs();
  boundaries.set(element, boundary);
  const observer = new IntersectionObserver(
    (entries) => {
      // An element without height is hidden: it waits for an input.
      if (!entries.some(({ isIntersecting, boundingClientRect: { height } }) => isIntersecting && height > 0)) return;
      observer.disconnect();
      boundary.hydrate();
    },
    { rootMargin: "200px 0px" },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

function listenForInputs(): void {
  if (isListening) return;
  isListening = true;
  const hydrateTarget = ({ target }: Event) => {
    for (let element = closest(target); element; element = closest(element.parentElement)) {
      boundaries.get(element)?.hydrate();
    }
  };
  for (const input of INPUTS) addEventListener(input, hydrateTarget, { capture: true, passive: true });
}

const closest = (target: EventTarget | null) => (target instanceof Element ? target.closest(SELECTOR) : null);
