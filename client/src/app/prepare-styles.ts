import { theSystem } from "../ui/theme/system";

const INTENTS = ["pointermove", "touchstart", "keydown", "scroll"] as const;
/** Milliseconds. */
const LONGEST_WAIT = 8000;

/**
 * Puts together what makes styles, in an idle moment once somebody moves: a page of the server has all its styles, but what
 * opens or changes in it may need others.
 */
export function prepareStyles(): void {
  const prepare = () => {
    clearTimeout(timer);
    for (const intent of INTENTS) removeEventListener(intent, prepare);
    if ("requestIdleCallback" in window) requestIdleCallback(() => theSystem());
    else setTimeout(theSystem, 200);
  };
  const timer = setTimeout(prepare, LONGEST_WAIT);
  for (const intent of INTENTS) addEventListener(intent, prepare, { once: true, passive: true });
}
