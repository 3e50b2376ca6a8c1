import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { DataSource } from "typeorm";
import { rowsOf } from "../../kernel/sql/query.js";
import { pictureFileQueries } from "./picture-file.queries.js";
import { UploadedPicturesService } from "./uploaded-pictures.service.js";

const USAGE = `Say where to: npm run pictures -- /srv/pictures
It brings the folder "images" in there up to date: all pictures of the catalogue that shoppers may see, as ASSETS_URL serves them.`;

/** The files that the command may remove, because it or an earlier release has written them. */
const PICTURE_FILE = /^[\w-]+-\d{1,4}\.(?:avif|webp)$/;

/** Resources of the command, open while it runs. */
export type PicturesContext = {
  database: DataSource;
  /** Folder of the pictures that come with the shop. */
  pictureFolder: string;
  close(): Promise<void>;
};

/**
 * Writes every picture that shoppers may see into the folder `images` of another, and removes those that they may not see any more. What
 * is there already stays untouched, so that a program that copies by time copies what is new.
 * @param words the other folder; it is made where there is none
 * @returns the exit code: 1 if nothing was written
 */
export async function exportPictures(
  words: readonly string[],
  open: () => Promise<PicturesContext>,
  tell: (line: string) => void,
): Promise<number> {
  const [folder, ...more] = words;
  if (folder === undefined || folder.startsWith("-") || more.length > 0) {
    tell(USAGE);
    return 1;
  }
  const context = await open();
  try {
    const target = path.resolve(folder, "images");
    if (target === path.resolve(context.pictureFolder)) {
      tell("The shop serves its own pictures from there; name another folder.");
      return 1;
    }
    await mkdir(target, { recursive: true });
    const own = await copyOwn(context.pictureFolder, target);
    const uploaded = await copyUploaded(context.database, target);
    const removed = await removeOthers(target, new Set([...own.names, ...uploaded.names]));
    const written = own.written + uploaded.written;
    tell(
      `Pictures in ${target}: ${own.names.length} files of the shop, ${uploaded.names.length} of uploads; ${written} written, ${removed} removed.`,
    );
    return 0;
  } finally {
    await context.close();
  }
}

type Copied = { names: string[]; written: number };

/** Compares contents: a release may have another picture of the same name. */
async function copyOwn(source: string, target: string): Promise<Copied> {
  const names = (await readdir(source)).filter((name) => PICTURE_FILE.test(name));
  let written = 0;
  for (const name of names) {
    const bytes = await readFile(path.join(source, name));
    const file = path.join(target, name);
    if (bytes.equals(await readFile(file).catch(asMissing(Buffer.of())))) continue;
    await writeFile(file, bytes);
    written += 1;
  }
  return { names, written };
}

/** The name of an upload is made of its content, so a file of the same size is the same one; a shorter one was broken off. */
async function copyUploaded(database: DataSource, target: string): Promise<Copied> {
  const pictures = new UploadedPicturesService(database);
  const files = await rowsOf(database, pictureFileQueries.listPublished);
  let written = 0;
  for (const { name, size } of files) {
    const file = path.join(target, name);
    if ((await stat(file).catch(asMissing({ size: -1 }))).size === size) continue;
    const found = await pictures.find(name);
    if (!found) continue; // taken off meanwhile
    await writeFile(file, found.bytes);
    written += 1;
  }
  return { names: files.map(({ name }) => name), written };
}

async function removeOthers(target: string, names: ReadonlySet<string>): Promise<number> {
  const gone = (await readdir(target)).filter((name) => PICTURE_FILE.test(name) && !names.has(name));
  for (const name of gone) await rm(path.join(target, name));
  return gone.length;
}

/** What stands for a file that is not there; other errors stay. */
const asMissing =
  <Missing>(missing: Missing) =>
  (error: NodeJS.ErrnoException): Missing => {
    if (error.code !== "ENOENT") throw error;
    return missing;
  };
