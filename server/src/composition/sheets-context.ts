import { existsSync } from "node:fs";
import path from "node:path";
import { createLogger } from "../http/logs/logs.js";
import type { SheetsContext } from "../orders/print-sheets.js";
import { pdfFile } from "../pdf/pdf-file.js";
import type { Settings } from "../settings.js";
import { PublishedProfile } from "../shop-profile/published-profile.js";
import { readShopProfile } from "../shop-profile/shop-profile.js";
import { openBuiltStorefront } from "../ssr/built-storefront.js";
import { createDataSource } from "./database/data-source.js";
import { reachDatabase } from "./database/open-database.js";
import { orderPdfParts } from "./order-pdfs/order-pdf-parts.js";

/** The built pages, which draw the products. */
const PAGES = path.resolve(import.meta.dirname, "../../../client/dist");

/** Opens what prints sheets; also while the shop runs. Before the pages are built, sheets have no drawings. */
export async function openSheetsContext(settings: Settings, tell: (line: string) => void): Promise<SheetsContext> {
  const installed = readShopProfile(settings.shopProfileFile);
  const postgres = await reachDatabase(settings, tell);
  const database = await createDataSource(postgres.url).initialize();
  const published = new PublishedProfile(database, installed);
  await published.refresh();
  const { profile: shopProfile } = published;
  const arePagesBuilt = existsSync(path.join(PAGES, "template.html"));
  if (!arePagesBuilt) tell("The pages are not built, so the sheets have no drawings: npm run build");
  const storefront = arePagesBuilt ? await openBuiltStorefront(PAGES) : undefined;
  const close = async () => {
    await storefront?.close();
    await database.destroy();
    await postgres.close();
  };
  // Written in this process, however many sheets there are: a thread counts as hanging after twenty seconds.
  const pdfParts = { ...orderPdfParts({ shopProfile, storefront, logger: createLogger(settings) }), writePdf: pdfFile };
  return { database, pdfParts, close };
}
