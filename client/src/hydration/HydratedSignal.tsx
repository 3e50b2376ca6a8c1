import { useEffect } from "react";
import { HYDRATED } from "./hydrated-event";

/**
 * Tells the script in index.html that the page is hydrated. The script then repeats the button presses that it has recorded. Until
 * then it also prevents the browser from submitting forms, which would put what was typed into the URL.
 */
export function HydratedSignal() {
  useEffect(() => {
    document.documentElement.setAttribute("data-hydrated", "");
    dispatchEvent(new Event(HYDRATED));
  }, []);
  return null;
}
