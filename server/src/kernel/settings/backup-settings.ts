import path from "node:path";
import { z } from "zod";
import { recipients, wholeNumber } from "./setting-kinds.js";

/** The settings of `npm run backup` and `npm run restore`. */
export const BACKUP_VARIABLES = {
  BACKUP_DIR: z
    .string()
    .min(1)
    .optional()
    .transform((folder) => folder && path.resolve(folder))
    .describe("folder of backups (npm run backup); by default backups in DATA_DIR"),
  BACKUPS_KEPT: wholeNumber("a whole number, 1 or more", { min: 1 })
    .default(14)
    .describe("backups that stay in their folder; each new one removes those that are older"),
  BACKUP_RECIPIENTS: recipients
    .default([])
    .describe("public keys (age1…) for which backups are encrypted, separated by commas; without one they are not"),
  BACKUP_KEY_FILE: z
    .string()
    .min(1)
    .optional()
    .describe("file with the secret key of encrypted backups (AGE-SECRET-KEY-…), for restoring them alone"),
};
