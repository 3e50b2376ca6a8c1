import { useEffect } from "react";
import { TAKEN_OVER } from "./taken-over";

/**
 * Says, once the page stands, that React has taken it over. Buttons that were pressed before that are pressed again then: a
 * script in index.html has kept the presses, and kept forms from being sent by the browser with what was typed in the address.
 */
export function TakenOver() {
  useEffect(() => {
    document.documentElement.setAttribute("data-taken-over", "");
    dispatchEvent(new Event(TAKEN_OVER));
  }, []);
  return null;
}
