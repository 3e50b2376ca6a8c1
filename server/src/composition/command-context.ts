import { createLogger } from "../http/logs/logs.js";
import { MailQueue } from "../mail/mail-queue.js";
import type { CommandContext } from "../orders/change-order-status.js";
import type { Settings } from "../settings.js";
import { createDataSource } from "./database/data-source.js";
import { reachDatabase } from "./database/open-database.js";

/** Opens what a command needs; also while the shop runs. */
export async function openCommandContext(settings: Settings, tell: (line: string) => void): Promise<CommandContext> {
  const postgres = await reachDatabase(settings, tell);
  const database = await createDataSource(postgres.url).initialize();
  const mail = await MailQueue.open({ databaseUrl: postgres.url, logger: createLogger(settings) });
  const close = async () => {
    await mail.close();
    await database.destroy();
    await postgres.close();
  };
  return { database, mail, close };
}
