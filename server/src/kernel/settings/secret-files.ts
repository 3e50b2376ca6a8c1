import { readFileSync } from "node:fs";
import { z } from "zod";
import { SettingsError } from "./settings-error.js";

/** Settings with a secret in them: a file may hold each, as Docker and Kubernetes mount secrets. */
const SECRETS = [
  "DATABASE_URL",
  "DATABASE_DIRECT_URL",
  "DATABASE_READ_URLS",
  "VALKEY_URL",
  "SESSION_SECRETS",
  "BUYER_IP_SECRETS",
  "SMTP_URL",
  "PURGE_TOKEN",
] as const;

type SecretFile = `${(typeof SECRETS)[number]}_FILE`;

const fileOf = (name: string) =>
  z.string().min(1).optional().describe(`file with ${name}, instead of the variable; read at the start`);

/** The variables that name the files: `SESSION_SECRETS_FILE=/run/secrets/session_secrets`. */
export const secretFileVariables = Object.fromEntries(SECRETS.map((name) => [`${name}_FILE`, fileOf(name)])) as Record<
  SecretFile,
  ReturnType<typeof fileOf>
>;

/**
 * The environment with the secrets that its files hold, without white space around them.
 * @throws {SettingsError} if a file can't be read or is empty, or its variable is given as well; never with the secret
 */
export function withSecretFiles(given: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const faults: string[] = [];
  const read = SECRETS.flatMap((name) => {
    const file = given[`${name}_FILE`];
    if (!file) return [];
    if (given[name]) faults.push(`${name}_FILE can't be given together with ${name}`);
    const secret = textOf(file);
    if (!secret) faults.push(`${name}_FILE must name a file that can be read and is not empty: ${file}`);
    return [[name, secret] as const];
  });
  if (faults.length > 0)
    throw new SettingsError(
      `These settings are wrong; see .env.example:\n${faults.map((fault) => `  ${fault}`).join("\n")}`,
    );
  return { ...given, ...Object.fromEntries(read) };
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    return undefined;
  }
}
