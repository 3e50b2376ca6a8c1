import path from "node:path";
import { z } from "zod";
import {
  type AttemptBucket,
  ATTEMPT_LIMITS,
  type RateLimitBucket,
  RATE_LIMITS,
} from "./kernel/requests/rate-limit-table.js";
import type { PricePolicy } from "./rules/policy.js";

const flag = (byDefault: boolean) =>
  z
    .enum(["on", "off", "true", "false", "1", "0"], { error: "must be on or off" })
    .default(byDefault ? "on" : "off")
    .transform((value) => ["on", "true", "1"].includes(value));

const OFTEN = { error: "must be a whole number of times, 1 or more" };

const timesAllowed = z.coerce.number(OFTEN).int(OFTEN).min(1, OFTEN).max(1_000_000_000, OFTEN);

type LimitName = RateLimitBucket | AttemptBucket;
type Underscored<Text extends string> = Text extends `${infer Head}-${infer Tail}`
  ? `${Head}_${Underscored<Tail>}`
  : Text;
type RateLimitVariable = `RATE_LIMIT_${Uppercase<Underscored<LimitName>>}`;

const LIMITS = Object.entries({ ...RATE_LIMITS, ...ATTEMPT_LIMITS });
const variableOf = (limit: string) => `RATE_LIMIT_${limit.toUpperCase().replaceAll("-", "_")}` as RateLimitVariable;
const rateLimitVariables = Object.fromEntries(
  LIMITS.map(([name, { uses, description }]) => [variableOf(name), timesAllowed.default(uses).describe(description)]),
) as Record<RateLimitVariable, z.ZodDefault<typeof timesAllowed>>;

/** Characters of a session secret, at least. */
export const SHORTEST_SECRET = 32;

const secrets = z
  .string()
  .transform((value) => value.split(",").map((secret) => secret.trim()))
  .pipe(
    z
      .array(z.string().min(SHORTEST_SECRET, { error: `needs at least ${SHORTEST_SECRET} characters in each secret` }))
      .min(1),
  );

/** What docker-compose.yml shows to everybody who can read it: for trying the shop, and never for shoppers. */
export const SHOWN_IN_COMPOSE = { secret: "for-trying-the-shop-on-this-machine-only", password: "shop" };

/** The variables, each with what it means: README.md and .env.example are written from here (docs/settings-page.ts). */
export const environment = z
  .object({
    PORT: z.coerce
      .number({ error: "must be a port number" })
      .int()
      .min(0)
      .max(65535)
      .default(4000)
      .describe("port that the shop listens on"),
    HOST: z
      .union([z.ipv4(), z.ipv6(), z.hostname()], { error: "must be an IP address or name of this machine" })
      .optional()
      .describe(
        "IP address that the shop listens on: 127.0.0.1 behind a proxy on the same machine; by default all of them",
      ),
    PUBLIC_URL: z
      .url({ protocol: /^https?$/, error: "must be an address such as https://shop.example" })
      .transform((url) => new URL(url).href.replace(/\/$/, ""))
      .optional()
      .describe(
        "address under which shoppers reach it, and with which links in mails begin; with https, cookies become Secure and named __Host-sid",
      ),
    DATA_DIR: z
      .string()
      .min(1)
      .default(".data")
      .describe("folder of the embedded database, secrets and mails that are not sent"),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// address" })
      .optional()
      .describe("another Postgres than the embedded one: postgres://user:password@host:5432/shop"),
    DATABASE_DIRECT_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// address" })
      .optional()
      .describe(
        "the same database without a pooler, where DATABASE_URL leads through one such as PgBouncer: for migrations and for hearing of changes",
      ),
    SESSION_SECRETS: secrets
      .optional()
      .describe(
        "what signs session cookies, needed with DATABASE_URL: 32 characters or more each, the newest first, commas between them",
      ),
    PRICE_POLICY: z
      .enum(["consistent", "as-specified"], { error: "must be consistent or as-specified" })
      .default("consistent")
      .describe(
        "consistent: one price and one rule for totals everywhere; as-specified: each screen with its own figures",
      ),
    SHOP_FACTS: z
      .string()
      .min(1)
      .optional()
      .describe(
        "JSON file that replaces facts of the shop: name, phone, hours, claims (server/src/facts/facts.ts lists them)",
      ),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// address" })
      .optional()
      .describe(
        "mail server: smtp://user:password@host:587 or smtps://…; without one, mails are written to DATA_DIR/outbox",
      ),
    MAIL_FROM: z
      .string()
      .regex(/^(?:[^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, {
        error: "must be an address such as Shop <hello@shop.example>",
      })
      .optional()
      .describe("sender of all mail: Shop <hello@shop.example>; by default name and address among the shop's facts"),
    MIGRATE_AT_START: flag(true).describe(
      "on: the shop applies migrations and fills an empty catalogue itself; off: whoever deploys it does, before",
    ),
    API_EXPLORER: flag(true).describe(
      "Apollo Sandbox at /graphql, GraphiQL at /graphiql, introspection and hints about fields: on or off",
    ),
    PAGES: flag(true).describe("the shop's pages; off for a server that answers the API alone"),
    ANSWER_CACHE: flag(true).describe(
      "public answers and pages are kept in memory until the catalogue changes, which shows within a second; off: each is worked out anew",
    ),
    LOG_LEVEL: z
      .enum(["debug", "info", "warn", "error", "silent"], { error: "must be debug, info, warn, error or silent" })
      .default("info")
      .describe("debug, info, warn, error or silent"),
    TRUST_PROXY: z.coerce
      .number({ error: "must be the number of proxies in front" })
      .int()
      .min(0)
      .default(0)
      .describe("how many proxies stand in front"),
    ...rateLimitVariables,
    DEV: flag(false).describe("pages through Vite, from their sources; npm run dev sets it"),
  })
  .superRefine((env, context) => {
    if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL)
      context.addIssue({ code: "custom", path: ["DATABASE_DIRECT_URL"], message: "needs DATABASE_URL beside it" });
    if (env.DATABASE_URL && !env.SESSION_SECRETS)
      context.addIssue({
        code: "custom",
        path: ["SESSION_SECRETS"],
        message: "is missing; with DATABASE_URL it must be given (32 characters or more; commas part several)",
      });
    if (!isHttps(env.PUBLIC_URL)) return;
    if (env.SESSION_SECRETS?.includes(SHOWN_IN_COMPOSE.secret))
      context.addIssue({ code: "custom", path: ["SESSION_SECRETS"], message: `has the secret ${KNOWN_TO_ALL}` });
    for (const name of ["DATABASE_URL", "DATABASE_DIRECT_URL"] as const)
      if (passwordOf(env[name]) === SHOWN_IN_COMPOSE.password)
        context.addIssue({ code: "custom", path: [name], message: `has the password ${KNOWN_TO_ALL}` });
  });

const KNOWN_TO_ALL = "that docker-compose.yml shows to everybody; with an https PUBLIC_URL give it one of its own";

const passwordOf = (url: string | undefined) => url && decodeURIComponent(new URL(url).password);

/** Whether shoppers reach the shop by https. */
export const isHttps = (publicUrl: string | undefined): boolean => publicUrl?.startsWith("https:") ?? false;

/** Said where it is known that the shop is not reached in the way that PUBLIC_URL says. */
export const NOT_BY_HTTPS =
  "PUBLIC_URL is https, but requests do not arrive by https. Set TRUST_PROXY to the number of proxies in front, and let them send X-Forwarded-Proto";

/** What can't be right in settings that are each good for themselves, a sentence each. */
export const doubtsAbout = ({ publicUrl, trustProxy }: Pick<Settings, "publicUrl" | "trustProxy">): string[] =>
  // The shop itself speaks http alone, so that without a proxy nothing arrives by https.
  isHttps(publicUrl) && trustProxy === 0 ? [`No cart or sign-in will be remembered: ${NOT_BY_HTTPS}.`] : [];

/** Everything that can be set from outside, checked and with defaults. */
export type Settings = {
  port: number;
  /** Undefined for all IP addresses of the machine. */
  host: string | undefined;
  publicUrl: string | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
  /** The same database without a pooler in between; that of `databaseUrl` where nothing else is given. */
  databaseDirectUrl: string | undefined;
  sessionSecrets: string[] | undefined;
  pricePolicy: PricePolicy;
  shopFactsFile: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  /** Whether the shop itself applies migrations and fills an empty catalogue, or leaves both to who deploys it. */
  migrateAtStart: boolean;
  apiExplorer: boolean;
  /** Whether the shop serves its pages too, or the API alone. */
  pages: boolean;
  /** Whether public answers and pages are kept in memory until the catalogue changes. */
  answerCache: boolean;
  logLevel: "debug" | "info" | "warn" | "error" | "silent";
  trustProxy: number;
  rateLimits: Readonly<Record<LimitName, number>>;
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
    host: env.HOST,
    publicUrl: env.PUBLIC_URL,
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
    sessionSecrets: env.SESSION_SECRETS,
    pricePolicy: env.PRICE_POLICY,
    shopFactsFile: env.SHOP_FACTS,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    migrateAtStart: env.MIGRATE_AT_START,
    apiExplorer: env.API_EXPLORER,
    pages: env.PAGES,
    answerCache: env.ANSWER_CACHE,
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY,
    rateLimits: Object.fromEntries(LIMITS.map(([name]) => [name, env[variableOf(name)]])) as Settings["rateLimits"],
    isDevelopment: env.DEV,
  };
}
