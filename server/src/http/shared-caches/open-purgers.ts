import type { Logger } from "pino";
import { sendPurge, type PurgeApiName } from "./purge-apis.js";
import { Purger } from "./purger.js";
import { REVALIDATES_FOR } from "./shared-cache-headers.js";

type PurgerSettings = {
  /** Addresses that take purges, of one shared cache each. */
  purgeUrl: readonly string[];
  purgeApi: PurgeApiName;
  purgeToken: string | undefined;
  /** Seconds. */
  sharedCache: number;
};

/** Tells the shared caches in front what has changed. */
type Purgers = { purge: Purger["purge"]; close(): Promise<void> };

/**
 * Opens a purger for each shared cache, so that one that is away delays no other. All processes of a shop purge, each once it serves
 * nothing old any more; another one's purge may have been answered by it from before.
 */
export function openPurgers(
  { purgeUrl, purgeApi: api, purgeToken: token, sharedCache }: PurgerSettings,
  logger: Logger,
): Purgers {
  const keepsFor = sharedCache + REVALIDATES_FOR;
  const purgers = purgeUrl.map((url) => {
    const target = { url, api, token };
    const log = logger.child({ cache: new URL(url).host });
    return new Purger({ send: (keys, signal) => sendPurge(target, keys, signal), keepsFor, logger: log });
  });
  return {
    purge: (change) => purgers.forEach((purger) => purger.purge(change)),
    async close() {
      await Promise.all(purgers.map((purger) => purger.close()));
    },
  };
}
