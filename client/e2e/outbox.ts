import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The plain text of the mail to `recipient` with this subject, from the data folder of a shop; undefined until it is sent. */
export function mailTo(recipient: string, subject: string, folder: string): string | undefined {
  const outbox = path.join(folder, "outbox");
  if (!existsSync(outbox)) return undefined;
  const mails = readdirSync(outbox)
    .filter((file) => file.endsWith(".eml"))
    .map((file) => readFileSync(path.join(outbox, file), "utf8"));
  const isTo = (text: string) => text.includes(`<${recipient}>`) || text.includes(`To: ${recipient}`);
  const mail = mails.find((text) => isTo(text) && text.includes(`Subject: ${subject}`));
  return mail === undefined ? undefined : unquoted(mail);
}

/** Decodes quoted-printable text. */
function unquoted(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
