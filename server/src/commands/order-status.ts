import { createDataSource } from "../composition/database/data-source.js";
import { reachDatabase } from "../composition/database/open-database.js";
import { createLogger } from "../http/logs/logs.js";
import { MailQueue } from "../mail/mail-queue.js";
import { orderStatusCommand, type CommandContext } from "../orders/order-status.command.js";
import { readSettings } from "../settings.js";

/** `npm run order -- MBC123456 SHIPPED`: also while the shop runs. */
const settings = readSettings();

async function open(): Promise<CommandContext> {
  const postgres = await reachDatabase(settings, console.log);
  const database = await createDataSource(postgres.url).initialize();
  const mail = await MailQueue.open({ databaseUrl: postgres.url, logger: createLogger(settings) });
  const close = async () => {
    await mail.close();
    await database.destroy();
    await postgres.close();
  };
  return { database, mail, close };
}

process.exitCode = await orderStatusCommand(process.argv.slice(2), open, console.log);
