import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import type { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import type { BackupHeader, BackupManifest } from "./backup-contents.js";
import { BackupError } from "./backup-error.js";
import { BackupParser, type BackupPart } from "./backup-parser.js";
import { AGE_MARK, decrypted } from "./encryption.js";

const GZIP_MARK = Buffer.from([0x1f, 0x8b]);

/**
 * The parts of a backup as they come: header, tables with their rows, and last the manifest, by which all were checked.
 * @param keyFile with the secret keys of an encrypted one
 * @throws {BackupError} if it is no backup, damaged, not whole, or encrypted for others
 */
export async function* readBackup(file: string, keyFile: string | undefined): AsyncGenerator<BackupPart> {
  const isEncrypted = await isAgeFile(file);
  const raw = createReadStream(file);
  const unzip = createGunzip({ chunkSize: 64 * 1024 });
  const source: Readable = isEncrypted ? await decrypted(raw, keyFile) : raw;
  source.on("error", (error) => unzip.destroy(error));
  source.pipe(unzip);
  try {
    yield* new BackupParser().partsOf(unzip as AsyncIterable<Buffer>);
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`The backup ${file} is damaged, so none of it is used. Take another one.`, { cause: error });
  } finally {
    unzip.destroy();
    source.destroy();
    raw.destroy();
  }
}

/** Reads all of a backup, up to the last byte of the file, and checks it, without restoring it. */
export async function verifyBackup(
  file: string,
  keyFile: string | undefined,
): Promise<{ header: BackupHeader; manifest: BackupManifest }> {
  let header: BackupHeader | undefined;
  let manifest: BackupManifest | undefined;
  for await (const part of readBackup(file, keyFile)) {
    if (part.type === "header") header = part.header;
    if (part.type === "manifest") manifest = part.manifest;
  }
  // Not before: what is wrong behind the manifest, such as the checksum of the compression, is found at the end of the file.
  if (header && manifest) return { header, manifest };
  throw new BackupError(`The backup ${file} is not whole.`);
}

/** @throws {BackupError} if the file is neither encrypted nor compressed, or can't be read */
async function isAgeFile(file: string): Promise<boolean> {
  const start = await startOf(file).catch((error: unknown) => {
    throw new BackupError(`${file} can't be read: ${(error as Error).message}.`);
  });
  if (start.toString("latin1") === AGE_MARK) return true;
  if (start.subarray(0, GZIP_MARK.length).equals(GZIP_MARK)) return false;
  throw new BackupError(`${file} is no backup of a shop.`);
}

async function startOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(AGE_MARK.length), position: 0 });
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
