import { logFailure } from "../../lib/failure-log";
import { failureOf } from "../../lib/shop-failure";
import { notify } from "../toast/notify";

const TITLE = "Error sending request";

/** Tells that a form did not get through, and whom to call instead. Where it came too often, it says when to try again. */
export function notifyUnsent(error: unknown, phone: string): void {
  logFailure(TITLE, error);
  const { code, sentence } = failureOf(error);
  const description = code === "RATE_LIMITED" ? sentence : `Please try again or call us directly at ${phone}`;
  notify({ kind: "failure", title: TITLE, description });
}
