import type { Settings } from "../settings.js";

/** Where the shop's database answers, and how to let go of it. */
export type OpenDatabase = { url: string; close(): Promise<void> };

/** The database of `DATABASE_URL`; without one, real Postgres of our own in the data folder. */
export async function openDatabase(settings: Settings, tell: (line: string) => void): Promise<OpenDatabase> {
  if (settings.databaseUrl) return { url: settings.databaseUrl, close: async () => {} };
  const { startEmbeddedPostgres } = await import("./embedded/embedded-postgres.js");
  tell(`Starting Postgres in ${settings.dataDir}`);
  const postgres = await startEmbeddedPostgres({ dataDir: settings.dataDir, log: tell });
  return { url: postgres.url, close: () => postgres.stop() };
}
