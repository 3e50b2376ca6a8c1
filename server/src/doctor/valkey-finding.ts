import { openValkey, reasonOf } from "../kernel/valkey/valkey.js";
import { fault, well, type Finding } from "./finding.js";

/** A key that the shop does not use, which ends by itself after a second. */
const KEY = "shop:doctor";

/** Writes to Valkey as counting does; nothing without VALKEY_URL. Its own words are left out, since they may hold parts of the URL. */
export async function valkeyFindings(valkeyUrl: string | undefined): Promise<Finding[]> {
  if (valkeyUrl === undefined) return [];
  const { host } = new URL(valkeyUrl);
  const { client, trouble, close } = await openValkey(valkeyUrl);
  try {
    await client.set(KEY, "1", "EX", 1);
    return [well(`Valkey at ${host} counts limits.`)];
  } catch (error) {
    return [
      fault(`Valkey at ${host} ${faultOf(trouble() ?? reasonOf(error))} Until then each process counts limits alone.`),
    ];
  } finally {
    close();
  }
}

function faultOf(reason: string): string {
  if (reason === "WRONGPASS" || reason === "NOAUTH") return "refuses the user or password of VALKEY_URL. Correct them.";
  if (reason === "NOPERM") return "does not let this user count. Give it the rights that docs/operations.md names.";
  if (reason === "READONLY") return "is a replica. Name the primary in VALKEY_URL.";
  if (reason === "OOM") return "is full. Give it more memory, or an eviction policy.";
  return `can't be reached (${reason}). See whether it runs and whether VALKEY_URL names its host and port.`;
}
