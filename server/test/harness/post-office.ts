import { onTestFinished, vi } from "vitest";
import { createEmailWriter } from "../../src/composition/jobs/email-templates.js";
import { orderPdfParts } from "../../src/composition/order-pdfs/order-pdf-parts.js";
import { createLogger } from "../../src/http/logs/logs.js";
import { createLinks } from "../../src/mail/mail-links.js";
import { MAIL_QUEUE, MailQueue } from "../../src/mail/mail-queue.js";
import { MailRecipients } from "../../src/mail/mail-recipients.js";
import { createMailSender } from "../../src/mail/mail-sender.js";
import { startMailWorker } from "../../src/mail/mail-worker.js";
import { invoiceAttachment, orderAttachment, orderDrawings } from "../../src/orders/order-pdf.js";
import { windowSheetsAttachment } from "../../src/orders/window-sheets-pdf.js";
import { heldQuoteAttachment } from "../../src/quotes/held-quote-pdf.js";
import { readShopProfile } from "../../src/shop-profile/shop-profile.js";
import { termsFacts } from "../../src/shop-profile/terms-facts.js";
import { TEST_SECRETS, type TestShop } from "./shop.js";

const recipients = new MailRecipients(TEST_SECRETS);
const shopProfile = readShopProfile(undefined);
const logger = createLogger({ logLevel: "silent", dev: false });

/** The mail queue of another process, until the test ends. */
export async function openQueue({ database }: TestShop): Promise<MailQueue> {
  const { url: databaseUrl } = database.options as { url: string };
  const queue = await MailQueue.open({ databaseUrl, logger });
  onTestFinished(() => queue.close());
  return queue;
}

/** A worker with its own connections, like another process, until the test ends. */
export async function startWorker(
  shop: TestShop,
  { smtpUrl, dataDir = "", attemptTime = 5_000 }: { smtpUrl?: string; dataDir?: string; attemptTime?: number },
): Promise<MailQueue> {
  const sender = createMailSender({ smtpUrl, mailFrom: undefined, dataDir, shopProfile });
  const context = {
    shop: shopProfile,
    terms: termsFacts(shopProfile, "consistent"),
    linkTo: createLinks("https://shop.example", {}),
    publicUrl: "https://shop.example",
  };
  const pdfParts = orderPdfParts({ shopProfile, storefront: undefined, logger });
  const writer = createEmailWriter(shop.database, context, {
    drawingsOf: (order) => orderDrawings(order, pdfParts),
    forShopper: (order, drawings) => orderAttachment(order, drawings, pdfParts),
    invoiceOf: (order, kind, refundId) => invoiceAttachment(order, kind, refundId, pdfParts),
    quoteFor: (quote) => heldQuoteAttachment(quote, pdfParts),
    forShop: (order) => windowSheetsAttachment(order, pdfParts),
  });
  const queue = await openQueue(shop);
  await startMailWorker({
    queue,
    database: shop.database,
    writer,
    sender,
    recipients,
    logger,
    pollingSeconds: 0.5,
    attemptTime,
  });
  return queue;
}

/** Number of mails in each state: created, active, retry, completed. */
export async function mailStates({ database }: TestShop): Promise<Record<string, number>> {
  const rows: { state: string; count: number }[] = await database.query(
    "SELECT state, count(*)::int AS count FROM pgboss.job WHERE name = $1 GROUP BY state",
    [MAIL_QUEUE],
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

/** Waits until every mail is sent; pending retries run at once. */
export const allMailSent = (shop: TestShop) =>
  vi.waitFor(
    async () => {
      await shop.database.query("UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'");
      const { completed: _, ...others } = await mailStates(shop);
      if (Object.keys(others).length > 0) throw new Error(`Not all is sent: ${JSON.stringify(others)}`);
    },
    { timeout: 10_000, interval: 50 },
  );
