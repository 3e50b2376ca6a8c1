import { readFileSync } from "node:fs";
import path from "node:path";

/** The folder of the repository. */
export const ROOT = path.resolve(import.meta.dirname, "../../../..");

/** The text of a file of the repository. */
export const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");
