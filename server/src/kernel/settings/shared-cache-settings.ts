import { z } from "zod";
import { addresses, oneOf, wholeNumber } from "./setting-kinds.js";

/** The settings of shared caches in front of the shop. */
export const SHARED_CACHE_VARIABLES = {
  SHARED_CACHE: wholeNumber("a whole number of seconds, 0 to 86400", { min: 0, max: 86_400 })
    .default(0)
    .describe(
      "seconds for which a shared cache in front of the shop (Varnish, a CDN) may keep public responses; 0: there is none. Browsers ask again all the same",
    ),
  PURGE_URL: addresses
    .default([])
    .describe(
      "address that takes purges of that cache, so that a change shows within a second and not after SHARED_CACHE: http://127.0.0.1:6081; commas part several caches",
    ),
  PURGE_API: oneOf(["varnish", "fastly", "cloudflare"], "varnish").describe(
    "how purges are asked for: varnish, the method PURGE as in deploy/varnish/default.vcl; fastly or cloudflare, by their APIs",
  ),
  PURGE_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, { error: "must be without spaces" })
    .optional()
    .describe("secret with which the shop may purge; Fastly and Cloudflare need one"),
};

type SharedCacheVariables = {
  SHARED_CACHE: number;
  PURGE_URL: readonly string[];
  PURGE_API: string;
  PURGE_TOKEN?: string | undefined;
};

/** What the settings lack of each other. */
export function sharedCacheFaults(env: SharedCacheVariables): { path: string[]; message: string }[] {
  if (env.PURGE_URL.length === 0) return [];
  const faults = [];
  if (env.SHARED_CACHE === 0) faults.push({ path: ["PURGE_URL"], message: "needs SHARED_CACHE beside it" });
  if (env.PURGE_API !== "varnish" && env.PURGE_TOKEN === undefined)
    faults.push({ path: ["PURGE_TOKEN"], message: `is missing; PURGE_API=${env.PURGE_API} needs one` });
  return faults;
}
