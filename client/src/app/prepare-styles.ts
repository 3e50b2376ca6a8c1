import { theSystem } from "../ui/theme/system";

const INTENTS = ["pointermove", "touchstart", "keydown", "scroll"] as const;
/** Milliseconds. */
const LONGEST_WAIT = 8000;

/**
 * Creates Chakra's system in an idle moment after the first input: the server's page has all its styles, but what opens or changes
 * may need others.
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
