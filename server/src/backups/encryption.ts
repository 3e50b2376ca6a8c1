import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { Decrypter, Encrypter } from "age-encryption";
import { BackupError } from "./backup-error.js";

/** How every file of age begins. */
export const AGE_MARK = "age-encryption.org/";

/** The bytes of `source`, encrypted for each of the recipients (`age1…`). */
export async function encrypted(source: Readable, recipients: readonly string[]): Promise<Readable> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return nodeStream(await encrypter.encrypt(webStream(source)));
}

/**
 * The bytes of `source` by the secret keys in `keyFile`, one a line, as `age-keygen` writes them.
 * @throws {BackupError} without a key file, or if none of its keys fits
 */
export async function decrypted(source: Readable, keyFile: string | undefined): Promise<Readable> {
  if (keyFile === undefined)
    throw new BackupError("The backup is encrypted. Set BACKUP_KEY_FILE to the file with its secret key.");
  const decrypter = new Decrypter();
  try {
    for (const key of await keysIn(keyFile)) decrypter.addIdentity(key);
  } catch {
    throw new BackupError(`BACKUP_KEY_FILE (${keyFile}) can't be read as a file of secret keys (AGE-SECRET-KEY-…).`);
  }
  try {
    return nodeStream(await decrypter.decrypt(webStream(source)));
  } catch (error) {
    if (error instanceof Error && /no identity matched/.test(error.message))
      throw new BackupError("The backup was encrypted for other keys than those in BACKUP_KEY_FILE.");
    throw error;
  }
}

async function keysIn(file: string): Promise<string[]> {
  const lines = (await readFile(file, "utf8")).split("\n").map((line) => line.trim());
  const keys = lines.filter((line) => line !== "" && !line.startsWith("#"));
  if (keys.length === 0) throw new Error("There is no key.");
  return keys;
}

// The types of Node and of the browser describe one class.
const webStream = (stream: Readable) => Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>;
const nodeStream = (stream: ReadableStream<Uint8Array>) => Readable.fromWeb(stream);
