import { logFailure } from "../../lib/failure-log";
import { notify } from "./notify";

/** Tells and logs that a part of the screen whose code is loaded on demand could not be had; `title` says which. */
export function notifyNotOpened(title: string, error: unknown): void {
  logFailure(title, error);
  notify({ kind: "failure", title, description: "Please check your connection and try again." });
}
