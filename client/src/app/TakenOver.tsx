import { useEffect } from "react";

/**
 * Says, once the page stands, that React has taken it over. Buttons that were pressed before that are pressed again then: a
 * script in index.html has kept the presses, and kept forms from being sent by the browser with what was typed in the address.
 */
export function TakenOver() {
  useEffect(() => void dispatchEvent(new Event("taken-over")), []);
  return null;
}
