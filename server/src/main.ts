import { createServer } from "node:http";
import path from "node:path";
import { createDataSource } from "./database/data-source.js";
import { migrate } from "./database/migrate.js";
import { openDatabase } from "./database/open-database.js";
import { isCatalogueEmpty, seedCatalogue } from "./database/seed/seed.js";
import { FactsError, readFacts } from "./facts/facts.js";
import { readSettings, SettingsError } from "./settings.js";
import { createShop } from "./shop.js";
import { createLogger } from "./web/logs.js";
import { listen } from "./web/listen.js";
import { openStorefront } from "./web/open-storefront.js";
import { sessionSecrets } from "./web/secrets.js";
import { stopOnSignals } from "./web/stop.js";

const tell = (line: string) => console.log(line);

async function main(): Promise<void> {
  const settings = readSettings();
  const facts = readFacts(settings.shopFactsFile);
  const postgres = await openDatabase(settings, tell);
  const applied = await migrate(postgres.url);
  if (applied.length > 0) tell(`Brought the database up to date: ${applied.join(", ")}`);
  if (await isCatalogueEmpty(postgres.url))
    tell(`Filled the catalogue with ${await seedCatalogue(postgres.url)} products`);
  const database = await createDataSource(postgres.url).initialize();
  const storefront = await openStorefront(path.resolve(import.meta.dirname, "../../client"), settings.isDevelopment);
  const shop = await createShop({
    settings,
    facts,
    database,
    storefront,
    logger: createLogger(settings),
    databaseUrl: postgres.url,
    sessionSecrets: sessionSecrets(settings.sessionSecrets, settings.dataDir),
  });
  const server = createServer(shop.app);
  const port = await listen(server, settings.port);
  tell(`The shop is open at ${settings.publicUrl ?? `http://localhost:${port}`}`);
  stopOnSignals({
    tell,
    server,
    drain: shop.drain,
    closing: [shop.close, storefront.close, () => database.destroy(), postgres.close],
  });
}

main().catch((error: unknown) => {
  const isFault = error instanceof SettingsError || error instanceof FactsError;
  console.error(isFault || !(error instanceof Error) ? String(error).replace(/^Error: /, "") : error.message);
  process.exit(1);
});
