import { existsSync } from "node:fs";
import path from "node:path";
import type { PicturesContext } from "../catalogue/uploaded-pictures/export-pictures.js";
import type { Settings } from "../settings.js";
import { createDataSource } from "./database/data-source.js";
import { reachDatabase } from "./database/open-database.js";

const CLIENT = path.resolve(import.meta.dirname, "../../../client");
/** Where the shop's own pictures are: as built, which is all that an image has, or their sources. */
const FOLDERS = ["dist/browser/images", "public/images"].map((folder) => path.join(CLIENT, folder));

/** Opens what exports pictures; also while the shop runs. */
export async function openPicturesContext(settings: Settings, tell: (line: string) => void): Promise<PicturesContext> {
  const pictureFolder = FOLDERS.find((folder) => existsSync(folder));
  if (pictureFolder === undefined) throw new Error("The shop's own pictures are missing: npm run build");
  const postgres = await reachDatabase(settings, tell);
  const database = await createDataSource(postgres.url).initialize();
  const close = async () => {
    await database.destroy();
    await postgres.close();
  };
  return { database, pictureFolder, close };
}
