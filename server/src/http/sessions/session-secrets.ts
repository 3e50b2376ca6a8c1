import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { SHORTEST_SECRET } from "../../kernel/hashing/secret-length.js";
import { SettingsError } from "../../kernel/settings/settings-error.js";

/**
 * The secrets that sign session cookies: those of the settings, or one that is generated once and stored in the data folder.
 * @throws {SettingsError} where the stored secret is too short, for example cut off by a full disk
 */
export function sessionSecrets(given: string[] | undefined, dataDir: string): string[] {
  if (given) return given;
  const file = path.join(dataDir, "session-secret");
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, randomBytes(48).toString("base64url"), { mode: 0o600 });
  }
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < SHORTEST_SECRET)
    throw new SettingsError(
      `The session secret in ${file} is too short. Delete the file, and the next start makes a new one.`,
    );
  return [secret];
}
