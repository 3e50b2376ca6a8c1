/** Where to find the database; the embedded one in `dataDir` where there is no URL. */
type DatabaseSettings = { databaseUrl?: string | undefined; databaseDirectUrl?: string | undefined; dataDir: string };

/** Where the shop's database answers, and how to let go of it. */
export type OpenDatabase = {
  url: string;
  /** Leads through no pooler: for LISTEN, migrations, and other work that needs a connection of its own. */
  directUrl: string;
  /** Resolves with a plain reason when the database is gone and this process can't bring it back. */
  lost: Promise<Error>;
  close(): Promise<void>;
};

/** The database of `DATABASE_URL`; without one, real Postgres of our own in the data folder. */
export async function openDatabase(settings: DatabaseSettings, tell: (line: string) => void): Promise<OpenDatabase> {
  if (settings.databaseUrl) return notOurs(settings.databaseUrl, settings.databaseDirectUrl);
  const { startEmbeddedDatabase } = await import("./embedded-database.js");
  tell(`Starting Postgres in ${settings.dataDir}`);
  const { url, lost, stop } = await startEmbeddedDatabase(settings.dataDir, tell);
  return { url, directUrl: url, lost, close: stop };
}

/** The database for a short piece of work: also while a shop runs on the data folder, whose Postgres stays its own. */
export async function reachDatabase(settings: DatabaseSettings, tell: (line: string) => void): Promise<OpenDatabase> {
  if (settings.databaseUrl) return openDatabase(settings, tell);
  const { runningEmbeddedDatabase } = await import("./embedded-database.js");
  const url = runningEmbeddedDatabase(settings.dataDir);
  return url === undefined ? openDatabase(settings, tell) : notOurs(url);
}

/** A database that others start and end. */
const notOurs = (url: string, directUrl = url): OpenDatabase => ({
  url,
  directUrl,
  lost: new Promise(() => {}),
  close: async () => {},
});
