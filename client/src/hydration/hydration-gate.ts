/** Keeps React from taking over a part of a page of the server until it is open. */
export type HydrationGate = {
  /** What the part waits for; where it need not wait, it does not. */
  passage: (isWaiting: boolean) => Promise<void>;
  open: () => void;
  isOpen: () => boolean;
};

const gates = new WeakMap<Element, HydrationGate>();
const PLACES = "[data-gate]";
/** What shows that somebody means a part. React asks for the part in the same event, so the gate has to open before. */
const TOUCHES = ["pointerover", "pointerdown", "touchstart", "click", "focusin", "keydown", "input", "submit"];
let isListening = false;

/**
 * A gate is closed until it is opened, or until its part is asked for a second time: the first time is the taking over of the
 * page, every further one means that the part has to show something else, and it must not lose what stands there.
 */
export function createHydrationGate(): HydrationGate {
  let isOpen = false;
  let isAsked = false;
  let resolve: () => void = () => undefined;
  const opened = new Promise<void>((done) => (resolve = done));
  const open = () => {
    isOpen = true;
    resolve();
    // As React marks it once it has waited: the part can be taken over in the very event that opens the gate.
    void Object.assign(opened, { status: "fulfilled", value: undefined });
  };
  const passage = (isWaiting: boolean) => {
    if (!isWaiting || isAsked) open();
    isAsked = true;
    return opened;
  };
  return { passage, open, isOpen: () => isOpen };
}

/** Opens the gate when `place` comes near the window's edges or is touched. */
export function openWhenSeen(place: Element, gate: HydrationGate): () => void {
  if (gate.isOpen()) return () => undefined;
  listenForTouches();
  gates.set(place, gate);
  const observer = new IntersectionObserver(
    (sightings) => {
      // What has no height is hidden: it waits until it is touched.
      if (!sightings.some(({ isIntersecting, boundingClientRect: { height } }) => isIntersecting && height > 0)) return;
      observer.disconnect();
      gate.open();
    },
    { rootMargin: "200px 0px" },
  );
  observer.observe(place);
  return () => observer.disconnect();
}

function listenForTouches(): void {
  if (isListening) return;
  isListening = true;
  const openTouched = ({ target }: Event) => {
    for (let place = closest(target); place; place = closest(place.parentElement)) gates.get(place)?.open();
  };
  for (const touch of TOUCHES) addEventListener(touch, openTouched, { capture: true, passive: true });
}

const closest = (target: EventTarget | null) => (target instanceof Element ? target.closest(PLACES) : null);
