import path from "node:path";
import { z } from "zod";
import type { PricePolicy } from "./rules/policy.js";

const flag = (byDefault: boolean) =>
  z
    .enum(["on", "off", "true", "false", "1", "0"], { error: "must be on or off" })
    .default(byDefault ? "on" : "off")
    .transform((value) => ["on", "true", "1"].includes(value));

const secrets = z
  .string()
  .transform((value) => value.split(",").map((secret) => secret.trim()))
  .pipe(z.array(z.string().min(32, { error: "needs at least 32 characters in each secret" })).min(1));

const environment = z
  .object({
    PORT: z.coerce.number({ error: "must be a port number" }).int().min(0).max(65535).default(4000),
    PUBLIC_URL: z.url({ error: "must be an address such as https://shop.example" }).optional(),
    DATA_DIR: z.string().min(1).default(".data"),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// address" }).optional(),
    SESSION_SECRETS: secrets.optional(),
    PRICE_POLICY: z
      .enum(["consistent", "as-specified"], { error: "must be consistent or as-specified" })
      .default("consistent"),
    SHOP_FACTS: z.string().min(1).optional(),
    API_EXPLORER: flag(true),
    LOG_LEVEL: z
      .enum(["debug", "info", "warn", "error", "silent"], { error: "must be debug, info, warn, error or silent" })
      .default("info"),
    TRUST_PROXY: z.coerce.number({ error: "must be the number of proxies in front" }).int().min(0).default(0),
    DEV: flag(false),
  })
  .superRefine((env, context) => {
    if (env.DATABASE_URL && !env.SESSION_SECRETS)
      context.addIssue({
        code: "custom",
        path: ["SESSION_SECRETS"],
        message: "is missing; with DATABASE_URL it must be given (32 characters or more; commas part several)",
      });
  });

/** Everything that can be set from outside, checked and with defaults. */
export type Settings = {
  port: number;
  publicUrl: string | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
  sessionSecrets: string[] | undefined;
  pricePolicy: PricePolicy;
  shopFactsFile: string | undefined;
  apiExplorer: boolean;
  logLevel: "debug" | "info" | "warn" | "error" | "silent";
  trustProxy: number;
  isDevelopment: boolean;
};

/** A wrong environment: `message` names every fault, one a line. */
export class SettingsError extends Error {}

/**
 * Reads the settings; the only place that looks at the environment.
 * @throws {SettingsError} naming each wrong variable
 */
export function readSettings(variables: NodeJS.ProcessEnv = process.env): Settings {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const result = environment.safeParse(given);
  if (!result.success) {
    const faults = result.error.issues.map(({ path: [name], message }) => `  ${String(name)} ${message}`);
    throw new SettingsError(`These settings are wrong; see .env.example:\n${faults.join("\n")}`);
  }
  const env = result.data;
  return {
    port: env.PORT,
    publicUrl: env.PUBLIC_URL?.replace(/\/$/, ""),
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    sessionSecrets: env.SESSION_SECRETS,
    pricePolicy: env.PRICE_POLICY,
    shopFactsFile: env.SHOP_FACTS,
    apiExplorer: env.API_EXPLORER,
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY,
    isDevelopment: env.DEV,
  };
}
