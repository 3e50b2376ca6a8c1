import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { In, type DataSource } from "typeorm";
import { SentMail } from "./sent-mail.entity.js";

const FILE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.eml(?:\.part)?$/;

/** Milliseconds within which a written mail is recorded or written again. */
const HOUR = 60 * 60 * 1000;
/** Ids per statement. */
const BATCH = 500;

/** The folder of mail files. They hold personal data, so only its owner has access. */
export class Outbox {
  readonly folder: string;

  constructor(dataDir: string) {
    this.folder = path.join(dataDir, "outbox");
  }

  /** Stores a mail under its id, atomically. */
  async write(id: string, eml: Buffer | Readable): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const file = path.join(this.folder, `${id}.eml`);
    await writeFile(`${file}.part`, eml, { mode: 0o600 });
    await rename(`${file}.part`, file);
  }

  /**
   * Removes files without a record in `sent_mail`, which retention or a deleted account removed. Recent ones may not be recorded yet.
   * @returns their number
   */
  async removeForgotten(database: DataSource): Promise<number> {
    const names = await this.names();
    let removed = 0;
    for (let from = 0; from < names.length; from += BATCH)
      removed += await this.removeUnknown(names.slice(from, from + BATCH), database);
    return removed;
  }

  private async names(): Promise<string[]> {
    const names = await readdir(this.folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return []; // no mail was ever written
      throw error;
    });
    return names.filter((name) => FILE.test(name));
  }

  private async removeUnknown(names: readonly string[], database: DataSource): Promise<number> {
    const ids = names.flatMap((name) => FILE.exec(name)?.[1] ?? []);
    const rows = await database.manager.find(SentMail, { select: { id: true }, where: { id: In(ids) } });
    const noted = new Set(rows.map(({ id }) => `${id}.eml`));
    let removed = 0;
    for (const name of names.filter((each) => !noted.has(each))) {
      const file = path.join(this.folder, name);
      if (Date.now() - (await stat(file)).mtimeMs < HOUR) continue;
      await rm(file);
      removed += 1;
    }
    return removed;
  }
}
