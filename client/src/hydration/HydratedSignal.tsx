import { useEffect } from "react";
import { HYDRATED } from "./hydrated-event";

/**
 * Announces, once the page is hydrated, that it answers. The script in index.html then repeats the button presses that it held
 * back. It also kept the browser from submitting forms with what was typed in the URL.
 */
export function HydratedSignal() {
  useEffect(() => {
    document.documentElement.setAttribute("data-hydrated", "");
    dispatchEvent(new Event(HYDRATED));
  }, []);
  return null;
}
