import type { Logger } from "pino";
import { CatalogueWatch } from "./catalogue-watch.js";
import { KeptAnswers, NOTHING_KEPT } from "./response-cache.js";

const MEGABYTE = 1024 * 1024;
/** Pages are apart, so that addresses that somebody makes up crowd out no other answers. */
const OF_CALLS = { entries: 5000, bytes: 16 * MEGABYTE };
const OF_PAGES = { entries: 1000, bytes: 16 * MEGABYTE };

/** What a server keeps: answers of GraphQL and REST, and pages. */
export type AnswerMemory = { calls: KeptAnswers; pages: KeptAnswers; close(): Promise<void> };

export const NO_MEMORY: AnswerMemory = { calls: NOTHING_KEPT, pages: NOTHING_KEPT, close: async () => {} };

/** Keeps answers for as long as the database at `databaseUrl` says that the catalogue is the same. */
export async function openAnswerMemory(parts: { databaseUrl: string; logger: Logger }): Promise<AnswerMemory> {
  const forget = () => {
    calls.forget();
    pages.forget();
  };
  const watch = new CatalogueWatch({ ...parts, onChange: forget });
  const calls = new KeptAnswers(watch, OF_CALLS);
  const pages = new KeptAnswers(watch, OF_PAGES);
  await watch.start();
  return { calls, pages, close: () => watch.close() };
}
