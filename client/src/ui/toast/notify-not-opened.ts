import { logFailure } from "../../lib/failure-log";
import { notify } from "./notify";

/** Logs and shows that the code of an overlay could not be loaded; `title` names it. */
export function notifyNotOpened(title: string, error: unknown): void {
  logFailure(title, error);
  notify({ kind: "failure", title, description: "Please check your connection and try again." });
}
