import path from "node:path";
import { z } from "zod";
import type { AttemptBucket, RateLimitBucket } from "./kernel/requests/rate-limits.js";
import type { PricePolicy } from "./rules/policy.js";

const flag = (byDefault: boolean) =>
  z
    .enum(["on", "off", "true", "false", "1", "0"], { error: "must be on or off" })
    .default(byDefault ? "on" : "off")
    .transform((value) => ["on", "true", "1"].includes(value));

const OFTEN = { error: "must be a whole number of times, 1 or more" };

/** How often in the while of its bucket (http/rate-limits). */
const often = (byDefault: number) =>
  z.coerce.number(OFTEN).int(OFTEN).min(1, OFTEN).max(1_000_000_000, OFTEN).default(byDefault);

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
    RATE_LIMIT_SESSION_WRITES: often(300).describe("changes that one session may make in a minute, by each process"),
    RATE_LIMIT_ADDRESS_WRITES: often(600).describe("changes that one address may make in a minute, by each process"),
    RATE_LIMIT_IP_READS: often(1200).describe(
      "pages and calls that one IP address may ask for in a minute, of each process; what comes from memory and files are free",
    ),
    RATE_LIMIT_ENQUIRIES: often(5).describe("quotes, messages and samples that one sender may ask for in an hour"),
    RATE_LIMIT_SUBSCRIPTIONS: often(5).describe("sign-ups to the mailing list that one sender may make in an hour"),
    RATE_LIMIT_ADDRESS_ENQUIRIES: often(60).describe(
      "quotes, messages, samples, sign-ups and mails for accounts together that one address may ask for in an hour, under any e-mail addresses",
    ),
    RATE_LIMIT_REVIEWS: often(5).describe("reviews that one sender may write in an hour"),
    RATE_LIMIT_ORDER_LOOK_UPS: often(10).describe("look-ups of orders by number and e-mail in ten minutes"),
    RATE_LIMIT_PROMOTION_CODES: often(30).describe("tries of promotion codes in ten minutes"),
    RATE_LIMIT_SESSION_ORDERS: often(20).describe("orders that one session or account may place in an hour"),
    RATE_LIMIT_IP_ORDERS: often(60).describe("orders that may be placed from one IP address in an hour"),
    RATE_LIMIT_EMAIL_ORDERS: often(10).describe(
      "orders that may be placed in an hour with one e-mail address, unless it is that of the account that orders",
    ),
    RATE_LIMIT_ACCOUNT_MAILS: often(5).describe(
      "mails with a link for an account that may be asked for in an hour for one e-mail address",
    ),
    RATE_LIMIT_SIGN_INS: often(5).describe(
      "wrong passwords for one account before there is a minute to the next try, then 2, 4 … up to 60; known browsers count apart",
    ),
    RATE_LIMIT_ADDRESS_SIGN_INS: often(20).describe(
      "the same for all accounts together, from one address; known browsers don't count",
    ),
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
  rateLimits: Readonly<Record<RateLimitBucket | AttemptBucket, number>>;
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
    rateLimits: {
      "session-writes": env.RATE_LIMIT_SESSION_WRITES,
      "address-writes": env.RATE_LIMIT_ADDRESS_WRITES,
      "ip-reads": env.RATE_LIMIT_IP_READS,
      enquiry: env.RATE_LIMIT_ENQUIRIES,
      subscription: env.RATE_LIMIT_SUBSCRIPTIONS,
      "address-enquiries": env.RATE_LIMIT_ADDRESS_ENQUIRIES,
      review: env.RATE_LIMIT_REVIEWS,
      "order-look-up": env.RATE_LIMIT_ORDER_LOOK_UPS,
      "promotion-code": env.RATE_LIMIT_PROMOTION_CODES,
      "session-orders": env.RATE_LIMIT_SESSION_ORDERS,
      "ip-orders": env.RATE_LIMIT_IP_ORDERS,
      "email-orders": env.RATE_LIMIT_EMAIL_ORDERS,
      "account-mail": env.RATE_LIMIT_ACCOUNT_MAILS,
      "sign-in": env.RATE_LIMIT_SIGN_INS,
      "address-sign-in": env.RATE_LIMIT_ADDRESS_SIGN_INS,
    },
    isDevelopment: env.DEV,
  };
}
