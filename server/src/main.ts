import path from "node:path";
import { createShop, type Shop, type ShopParts } from "./composition/create-shop.js";
import { createWorker } from "./composition/create-worker.js";
import { createDataSource } from "./composition/database/data-source.js";
import { openDatabase } from "./composition/database/open-database.js";
import { migrate } from "./composition/database/run-migrations.js";
import { removeDemo, restoreDemo } from "./composition/demo/demo.js";
import { openQueue, startBackgroundJobs } from "./composition/jobs/background-jobs.js";
import { isCatalogueEmpty, seedCatalogue } from "./composition/seed/seed.js";
import { showSampleReviews } from "./composition/seed/show-sample-reviews.js";
import { startWarnings } from "./composition/start-warnings.js";
import { openBackOffice } from "./http/back-office/open-back-office.js";
import { createLogger } from "./http/logs/logs.js";
import { collectStartGarbage } from "./http/server/collect-garbage.js";
import { shutDownGracefully } from "./http/server/graceful-shutdown.js";
import { createHttpServer, listen, localUrl } from "./http/server/listen.js";
import { sessionSecrets } from "./http/sessions/session-secrets.js";
import { SettingsError } from "./kernel/settings/settings-error.js";
import { missingLimits } from "./kernel/sql/connection-limits.js";
import { openMonitoring } from "./monitoring/open-monitoring.js";
import { doubtsAbout, readSettings } from "./settings.js";
import { readShopProfile } from "./shop-profile/shop-profile.js";
import { openStorefront } from "./ssr/open-storefront.js";

const tell = (line: string) => console.log(line);

async function main(): Promise<void> {
  const settings = readSettings();
  const installedProfile = readShopProfile(settings.shopProfileFile);
  const postgres = await openDatabase(settings, tell);
  if (settings.migrateAtStart) await prepareDatabase(postgres.directUrl);
  const database = await createDataSource(postgres.url).initialize();
  // A server that does not migrate leaves the database as it is: it may be an older one.
  if (settings.migrateAtStart) await showSampleReviews(database, settings.sampleReviews);
  if (settings.demo) await restoreDemo(database, settings.pricePolicy);
  else if (settings.migrateAtStart) await removeDemo(database);
  const root = path.resolve(import.meta.dirname, "../..");
  const client = path.join(root, "client");
  const storefront = settings.pages ? await openStorefront(client, settings.dev) : undefined;
  const backOffice =
    settings.pages && settings.role !== "worker"
      ? await openBackOffice(path.join(root, "admin"), settings.dev)
      : undefined;
  const logger = createLogger(settings);
  const missing = await missingLimits(database);
  if (missing.length > 0)
    logger.warn({ missing }, "the role of DATABASE_URL lacks its limits; see Pooling in docs/operations.md");
  const mail = await openQueue(settings.role, { databaseUrl: postgres.url, logger });
  const secrets = sessionSecrets(settings.sessionSecrets, settings.dataDir);
  const shop = await openApp({
    settings,
    shopProfile: installedProfile,
    database,
    storefront,
    backOffice,
    pictureFolder: path.join(client, settings.dev ? "public/images" : "dist/browser/images"),
    logger,
    mail,
    databaseUrl: postgres.url,
    databaseDirectUrl: postgres.directUrl,
    sessionSecrets: secrets,
  });
  const monitoring = await openMonitoring({
    settings,
    database,
    caches: shop.caches ?? {},
    replicas: () => shop.replicas?.states() ?? [],
    logger,
  });
  const server = createHttpServer(shop.app);
  collectStartGarbage();
  const port = await listen(server, settings.port, settings.host);
  const publicUrl = settings.publicUrl ?? localUrl(port, settings.host);
  const { shopProfile } = shop;
  const jobs = { queue: mail, database, shopProfile, publicUrl, sessionSecrets: secrets, storefront, logger };
  const mailDestination = settings.role === "web" ? undefined : await startBackgroundJobs({ ...settings, ...jobs });
  for (const doubt of doubtsAbout(settings)) tell(doubt);
  for (const warning of startWarnings(settings, shopProfile)) logger.warn(warning);
  if (mailDestination !== undefined) tell(mailDestination);
  if (monitoring.metricsUrl !== undefined) tell(`Metrics are at ${monitoring.metricsUrl}`);
  tell(
    settings.role === "worker"
      ? `The worker is open at ${localUrl(port, settings.host)}`
      : `The shop is open at ${publicUrl}`,
  );
  shutDownGracefully({
    tell,
    server,
    drain: shop.drain,
    lost: postgres.lost,
    closing: [
      () => mail.close(),
      shop.close,
      async () => storefront?.close(),
      async () => backOffice?.close(),
      () => monitoring.close(),
      () => database.destroy(),
      postgres.close,
    ],
  });
}

const openApp = (parts: ShopParts): Promise<Shop> =>
  parts.settings.role === "worker" ? createWorker(parts) : createShop(parts);

async function prepareDatabase(url: string): Promise<void> {
  const applied = await migrate(url);
  if (applied.length > 0) tell(`Brought the database up to date: ${applied.join(", ")}`);
  if (await isCatalogueEmpty(url)) tell(`Filled the catalogue with ${await seedCatalogue(url)} products`);
}

main().catch((error: unknown) => {
  const isFault = error instanceof SettingsError;
  console.error(isFault || !(error instanceof Error) ? String(error).replace(/^Error: /, "") : error.message);
  process.exit(1);
});
