import { z } from "zod";
import { inTransaction } from "../../kernel/sql/transaction.js";
import { MailRecipients } from "../../mail/mail-recipients.js";
import type { CommandContext } from "../../orders/command-context.js";
import { erasePersonalData, personalDataOf } from "./personal-data.service.js";

const USAGE = `Say what to do with whose data, such as: npm run personal-data -- export jo@larch.example
export prints what guests left under an e-mail address, as JSON; erase erases what need not be kept.
Make sure that it is the owner of the address who asks. An account's data its owner finds under /account/data.`;

/** Resources of the command, open while it runs. */
export type PersonalDataContext = CommandContext & { sessionSecrets: readonly string[] };

/**
 * Prints or erases what guests left under an e-mail address.
 * @param words `export` or `erase`, and the e-mail address
 * @returns the exit code: 1 if nothing was done
 */
export async function handlePersonalData(
  words: readonly string[],
  open: () => Promise<PersonalDataContext>,
  tell: (line: string) => void,
): Promise<number> {
  const [action, typed = "", ...more] = words;
  const email = typed.toLowerCase();
  if ((action !== "export" && action !== "erase") || !z.email().safeParse(email).success || more.length > 0) {
    tell(USAGE);
    return 1;
  }
  const context = await open();
  try {
    tell(action === "export" ? await personalDataOf(context.database, email) : await erase(context, email));
    return 0;
  } finally {
    await context.close();
  }
}

async function erase({ database, sessionSecrets }: PersonalDataContext, email: string): Promise<string> {
  const recipients = new MailRecipients(sessionSecrets);
  const { removed, orders } = await inTransaction(database, (manager) => erasePersonalData(manager, email, recipients));
  return `Erased ${removed} records. Orders that stay: ${orders}. They lose e-mail address and phone number once they are done.`;
}
