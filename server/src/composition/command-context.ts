import type { PersonalDataContext } from "../accounts/own-data/personal-data-command.js";
import { createLogger } from "../http/logs/logs.js";
import { sessionSecrets } from "../http/sessions/session-secrets.js";
import { MailQueue } from "../mail/mail-queue.js";
import type { Settings } from "../settings.js";
import { createDataSource } from "./database/data-source.js";
import { reachDatabase } from "./database/open-database.js";

/** Opens what a command needs; also while the shop runs. */
export async function openCommandContext(
  settings: Settings,
  tell: (line: string) => void,
): Promise<PersonalDataContext> {
  const postgres = await reachDatabase(settings, tell);
  const database = await createDataSource(postgres.url).initialize();
  const mail = await MailQueue.open({ databaseUrl: postgres.url, logger: createLogger(settings) });
  const close = async () => {
    await mail.close();
    await database.destroy();
    await postgres.close();
  };
  return { database, mail, sessionSecrets: sessionSecrets(settings.sessionSecrets, settings.dataDir), close };
}
