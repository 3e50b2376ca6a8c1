import type { Logger } from "pino";
import { CatalogueWatch, type CatalogueChange, type VersionFollower } from "./catalogue-watch.js";
import { NEVER_CURRENT, ResponseCache, type PublicReads } from "./response-cache.js";

const MEGABYTE = 1024 * 1024;
/** Pages have a cache of their own, so that made-up URLs evict no API response. */
const OF_CALLS = { entries: 5000, bytes: 16 * MEGABYTE };
const OF_PAGES = { entries: 1000, bytes: 16 * MEGABYTE, servesOutdated: true };
/** Pictures that are drawn for link previews, the same. */
const OF_PICTURES = { entries: 100, bytes: 8 * MEGABYTE };
/** Files of uploaded pictures, which come from the database. */
const OF_UPLOADS = { entries: 1000, bytes: 8 * MEGABYTE };

/** The caches of one process: responses of GraphQL and REST, pages, drawn and uploaded pictures. */
export type ResponseCaches = {
  calls: ResponseCache;
  pages: ResponseCache;
  pictures: ResponseCache;
  uploads: ResponseCache;
  close(): Promise<void>;
};

type Parts = {
  databaseUrl: string;
  logger: Logger;
  /** Without it the caches stay empty, and changes are followed all the same. */
  isCaching: boolean;
  /** Reads anew what the process keeps of the database besides. Awaited before responses are cached after a change. */
  refresh(): Promise<void>;
  /** Called with each change once nothing of before it is served from these caches. */
  onChange(change: CatalogueChange): void;
  /** Where public responses are read, which goes by the version of the catalogue. */
  reads: PublicReads & VersionFollower;
};

/** Opens caches that hold for as long as the database at `databaseUrl` reports the same catalogue. */
export async function openResponseCaches({ isCaching, onChange, reads, ...parts }: Parts): Promise<ResponseCaches> {
  const drop = (change: CatalogueChange) => {
    for (const cache of [calls, pages, pictures, uploads]) cache.drop(change);
    onChange(change);
  };
  const watch = new CatalogueWatch({ ...parts, onChange: drop, versions: reads });
  const freshness = isCaching ? watch : NEVER_CURRENT;
  const cacheOf = (bounds: typeof OF_CALLS) => new ResponseCache(freshness, bounds, reads);
  const [calls, pages, pictures] = [cacheOf(OF_CALLS), cacheOf(OF_PAGES), cacheOf(OF_PICTURES)];
  // Pictures that staff have just uploaded raise no version of the catalogue by which a replica could be known to have them.
  const uploads = new ResponseCache(freshness, OF_UPLOADS);
  await watch.start();
  return { calls, pages, pictures, uploads, close: () => watch.close() };
}
