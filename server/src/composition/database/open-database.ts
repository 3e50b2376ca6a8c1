/** Settings of the database connection; without a URL, the embedded database in `dataDir`. */
type DatabaseSettings = { databaseUrl?: string | undefined; databaseDirectUrl?: string | undefined; dataDir: string };

/** An open database with its URLs. */
export type OpenDatabase = {
  url: string;
  /** URL without a pooler, for LISTEN, migrations and other work that needs its own connection. */
  directUrl: string;
  /** Resolves with the reason when the database is lost and this process can't restart it. */
  lost: Promise<Error>;
  close(): Promise<void>;
};

/** The database of `DATABASE_URL`, or an embedded Postgres in the data folder. */
export async function openDatabase(settings: DatabaseSettings, tell: (line: string) => void): Promise<OpenDatabase> {
  if (settings.databaseUrl) return notOurs(settings.databaseUrl, settings.databaseDirectUrl);
  const { startEmbeddedDatabase } = await import("./embedded-database.js");
  tell(`Starting Postgres in ${settings.dataDir}`);
  const { socketUrl, lost, stop } = await startEmbeddedDatabase(settings.dataDir, tell);
  return { url: socketUrl, directUrl: socketUrl, lost, close: stop };
}

/** The database for a command. If a shop already runs on the data folder, uses its Postgres and leaves it running. */
export async function reachDatabase(settings: DatabaseSettings, tell: (line: string) => void): Promise<OpenDatabase> {
  if (settings.databaseUrl) return openDatabase(settings, tell);
  const { runningEmbeddedDatabase } = await import("./embedded-database.js");
  const url = runningEmbeddedDatabase(settings.dataDir);
  return url === undefined ? openDatabase(settings, tell) : notOurs(url);
}

/** A database that is not started and stopped by this process. */
const notOurs = (url: string, directUrl = url): OpenDatabase => ({
  url,
  directUrl,
  lost: new Promise(() => {}),
  close: async () => {},
});
