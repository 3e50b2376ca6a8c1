import type { Logger } from "pino";
import type { DataSource } from "typeorm";
import { createLinks } from "../../mail/mail-links.js";
import { MailQueue } from "../../mail/mail-queue.js";
import { MailRecipients } from "../../mail/mail-recipients.js";
import { createMailSender } from "../../mail/mail-sender.js";
import { startMailWorker } from "../../mail/mail-worker.js";
import { invoiceAttachment, orderAttachment, orderDrawings } from "../../orders/order-pdf.js";
import { windowSheetsAttachment } from "../../orders/window-sheets-pdf.js";
import { heldQuoteAttachment } from "../../quotes/held-quote-pdf.js";
import { startRetention } from "../../retention/retention-job.js";
import type { Settings } from "../../settings.js";
import type { ShopProfile } from "../../shop-profile/shop-profile.js";
import { termsFacts } from "../../shop-profile/terms-facts.js";
import type { Storefront } from "../../ssr/storefront.js";
import { startPlannedProducts } from "../../staff/catalogue/planned-products-job.js";
import { startPlannedPrices } from "../../staff/catalogue/prices/planned-prices-job.js";
import { startVisits } from "../../visits/visits-job.js";
import { orderPdfParts } from "../order-pdfs/order-pdf-parts.js";
import { createEmailWriter } from "./email-templates.js";
import { createRemovals } from "./removals.js";

type JobParts = Pick<Settings, "pricePolicy" | "mailLinks" | "smtpUrl" | "mailFrom" | "dataDir"> & {
  queue: MailQueue;
  database: DataSource;
  shopProfile: ShopProfile;
  /** Origin of the links in e-mails. */
  publicUrl: string;
  sessionSecrets: readonly string[];
  /** Draws the products of orders. */
  storefront: Storefront | undefined;
  logger: Logger;
};

/** The queue of a server. Processes that do background jobs also supervise the queues. */
export const openQueue = (role: Settings["role"], parts: { databaseUrl: string; logger: Logger }): Promise<MailQueue> =>
  MailQueue.open({ ...parts, isKeeper: role !== "web", isInstaller: true });

/**
 * Starts sending e-mails, removing data whose retention period is over, applying planned prices and products, and keeping visits, until the
 * queue is closed.
 * @returns the destination of e-mails, for the log
 */
export async function startBackgroundJobs(parts: JobParts): Promise<string> {
  const { queue, database, shopProfile, publicUrl, sessionSecrets, dataDir, logger } = parts;
  const sender = createMailSender(parts);
  const linkTo = createLinks(publicUrl, parts.mailLinks);
  const context = {
    shop: shopProfile,
    // Read by each e-mail, because staff may publish other facts at any time.
    get terms() {
      return termsFacts(shopProfile, parts.pricePolicy);
    },
    linkTo,
    publicUrl,
  };
  const pdfParts = orderPdfParts(parts);
  const writer = createEmailWriter(database, context, {
    drawingsOf: (order) => orderDrawings(order, pdfParts),
    forShopper: (order, drawings) => orderAttachment(order, drawings, pdfParts),
    invoiceOf: (order, kind, refundId) => invoiceAttachment(order, kind, refundId, pdfParts),
    quoteFor: (quote) => heldQuoteAttachment(quote, pdfParts),
    forShop: (order) => windowSheetsAttachment(order, pdfParts),
  });
  await startMailWorker({ queue, database, writer, sender, recipients: new MailRecipients(sessionSecrets), logger });
  await startRetention({ boss: queue.boss, removals: createRemovals(database, dataDir), logger });
  await startPlannedPrices({ boss: queue.boss, database, logger });
  await startPlannedProducts({ boss: queue.boss, database, logger });
  await startVisits({ queue, database, shopProfile, logger });
  return sender.description;
}
