import { logFailure } from "../../lib/failure-log";
import { failureOf } from "../../lib/shop-failure";
import { notify } from "../toast/notify";

const TITLE = "Error sending request";

/** Shows that a form could not be sent, with the number to call; after too many tries, when to try again. */
export function notifyUnsent(error: unknown, phone: string): void {
  logFailure(TITLE, error);
  const { code, sentence } = failureOf(error);
  const description = code === "RATE_LIMITED" ? sentence : `Please try again or call us directly at ${phone}`;
  notify({ kind: "failure", title: TITLE, description });
}
