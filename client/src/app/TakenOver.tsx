import { startTransition, useEffect, useState } from "react";
import { TAKEN_OVER } from "./taken-over";

/**
 * Says, once the page stands, that React has taken it over. Buttons that were pressed before that are pressed again then: a
 * script in index.html has kept the presses, and kept forms from being sent by the browser with what was typed in the address.
 * Where something was typed or chosen, too, they are pressed a second later: fields take that over only now, and a press must not
 * go by what stood there before.
 */
export function TakenOver() {
  const [isSettled, setIsSettled] = useState(false);
  // Fields take over what was typed before in effects of their own; what is pressed goes by that.
  useEffect(() => startTransition(() => setIsSettled(true)), []);
  useEffect(() => {
    if (!isSettled) return;
    document.documentElement.setAttribute("data-taken-over", "");
    dispatchEvent(new Event(TAKEN_OVER));
  }, [isSettled]);
  return null;
}
