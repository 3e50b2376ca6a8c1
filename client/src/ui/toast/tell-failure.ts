import { logFailure } from "../../lib/failure-log";
import { failureOf } from "../../lib/shop-failure";
import { notify } from "./notify";

/**
 * Waits for a change. Resolves to whether it succeeded; a failure is logged and shown as a notice.
 * @param title of the notice
 * @param logAs log message, if it differs from the title
 */
export async function tellFailure(change: Promise<unknown>, title: string, logAs = title): Promise<boolean> {
  try {
    await change;
    return true;
  } catch (error) {
    logFailure(logAs, error);
    notify({ kind: "failure", title, description: failureOf(error).sentence });
    return false;
  }
}
