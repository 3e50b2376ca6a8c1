import path from "node:path";
import { z } from "zod";
import { SHORTEST_SECRET } from "./kernel/hashing/secret-length.js";
import { RATE_LIMITS, type RateLimitBucket } from "./kernel/requests/rate-limit-table.js";
import { SIGN_IN_LIMITS, type AttemptBucket } from "./kernel/requests/sign-in-limits.js";
import { ASSETS_URL, assetsUrlFault } from "./kernel/settings/assets-url.js";
import { BACKUP_VARIABLES } from "./kernel/settings/backup-settings.js";
import { isHttps, NOT_BY_HTTPS } from "./kernel/settings/https.js";
import { MAIL_LINKS, placeholderIn, type MailLink, type MailLinkPatterns } from "./kernel/settings/mail-links.js";
import { MONITORING_VARIABLES } from "./kernel/settings/monitoring-settings.js";
import { secretFileVariables, withSecretFiles } from "./kernel/settings/secret-files.js";
import { flag, oneOf, origins, urlOf, urlsOf, wholeNumber } from "./kernel/settings/setting-kinds.js";
import { SettingsError } from "./kernel/settings/settings-error.js";
import { SHARED_CACHE_VARIABLES, sharedCacheFaults } from "./kernel/settings/shared-cache-settings.js";

const secrets = z
  .string()
  .transform((value) => value.split(",").map((secret) => secret.trim()))
  .pipe(
    z
      .array(z.string().min(SHORTEST_SECRET, { error: `needs at least ${SHORTEST_SECRET} characters in each secret` }))
      .min(1),
  );

/** Secret and password of docker-compose.yml, which everybody can read: good for trying the shop, never for shoppers. */
export const SHOWN_IN_COMPOSE = { secret: "for-trying-the-shop-on-this-machine-only", password: "shop" };

/** One entry per setting. Its property in `Settings`, type, default, error and lines in README.md and .env.example derive from it. */
const variables = {
  PORT: wholeNumber("a port number", { min: 0, max: 65_535 }).default(4000).describe("port that the shop listens on"),
  HOST: z
    .union([z.ipv4(), z.ipv6(), z.hostname()], { error: "must be an IP address or name of this machine" })
    .optional()
    .describe(
      "IP address that the shop listens on: 127.0.0.1 behind a proxy on the same machine; all addresses by default",
    ),
  PUBLIC_URL: urlOf(/^https?$/, "an address such as https://shop.example")
    .transform((url) => new URL(url).href.replace(/\/$/, ""))
    .optional()
    .describe(
      "URL at which shoppers reach the shop; links in e-mails begin with it unless MAIL_LINK_… says otherwise. With https, cookies become Secure and are named __Host-sid",
    ),
  ASSETS_URL,
  ALLOWED_ORIGINS: origins
    .default([])
    .describe(
      "origins of other front ends whose pages may use the API, separated by commas: https://front.example; or * alone, which lets all pages read what is public",
    ),
  BUYER_IP_SECRETS: secrets
    .default([])
    .describe(
      "secrets of front ends' servers that name their buyer's IP address in X-Buyer-IP: at least 32 characters each, separated by commas",
    ),
  DATA_DIR: z
    .string()
    .min(1)
    .default(".data")
    .transform((folder) => path.resolve(folder))
    .describe("folder of the embedded database, secrets and unsent e-mails"),
  DATABASE_URL: urlOf(/^postgres(ql)?$/, "a postgres:// address")
    .optional()
    .describe("another Postgres than the embedded one: postgres://user:password@host:5432/shop"),
  DATABASE_DIRECT_URL: urlOf(/^postgres(ql)?$/, "a postgres:// address")
    .optional()
    .describe(
      "the same database without a pooler, where DATABASE_URL leads through one such as PgBouncer: for migrations and LISTEN",
    ),
  VALKEY_URL: urlOf(/^(valkey|redis)s?$/, "a valkey:// address")
    .optional()
    .describe(
      "Valkey or Redis in which all processes count rate limits together: valkey://user:password@host:6379, with TLS valkeys://…; without one, frequent requests are counted by each process and rare ones in Postgres",
    ),
  DATABASE_READ_URLS: urlsOf(/^postgres(ql)?$/, "a postgres:// address")
    .default([])
    .describe(
      "replicas of DATABASE_URL's database, separated by commas: public pages and reads of the catalogue ask them in turn, as far as they are up to date; everything else asks DATABASE_URL",
    ),
  SESSION_SECRETS: secrets
    .optional()
    .describe(
      "keys that sign session cookies, required with DATABASE_URL: at least 32 characters each, newest first, separated by commas",
    ),
  PRICE_POLICY: oneOf(["consistent", "as-specified", "uk"], "consistent").describe(
    "consistent: one price and one rule for totals everywhere; as-specified: each screen with its own figures; uk: as consistent, with the tax inside every price, as consumers in the UK must be shown them",
  ),
  SHOP_PROFILE_FILE: z
    .string()
    .min(1)
    .optional()
    .describe(
      "JSON file that replaces facts of the shop: name, phone, hours, who trades, claims; docs/operations.md has an example",
    ),
  SAMPLE_REVIEWS: flag(true).describe(
    "reviews and testimonials that the shop wrote as examples and marks so: on, or off to leave them out everywhere",
  ),
  SMTP_URL: urlOf(/^smtps?$/, "an smtp:// or smtps:// address")
    .optional()
    .describe("mail server: smtp://user:password@host:587 or smtps://…; without one, e-mails go to DATA_DIR/outbox"),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, {
      error: "must be an address such as Shop <hello@shop.example>",
    })
    .optional()
    .describe("sender of all e-mails: Shop <hello@shop.example>; by default name and address among the shop's facts"),
  ROLE: oneOf(["all", "web", "worker"], "all").describe(
    "all: this process serves the shop and does its background jobs; web: it serves alone; worker: it sends e-mails, does the scheduled jobs and the clean-up, and serves /healthz and /readyz alone",
  ),
  MIGRATE_AT_START: flag(true).describe(
    "on: the shop applies migrations and seeds an empty catalogue when it starts; off: the deployment does, before",
  ),
  ...BACKUP_VARIABLES,
  API_EXPLORER: flag(true).describe(
    "GraphiQL at /graphql, Apollo Sandbox at /sandbox, /schema.graphql, /api/docs, introspection and hints about fields: on or off",
  ),
  PAGES: flag(true).describe("the shop's pages; off for a server of the API and pictures alone"),
  OFFLINE_WINDOWS: flag(true).describe(
    "browsers keep the page My windows, which then opens without a connection; off: they give it back at their next visit",
  ),
  RESPONSE_CACHE: flag(true).describe(
    "public responses and pages are kept in memory until the catalogue changes, which shows within a second; off: each is computed anew",
  ),
  ...SHARED_CACHE_VARIABLES,
  FIGURES: flag(true).describe(
    "daily counters of pages, referring hosts, campaigns, searches without a result and purchases, without cookies and visitors' data (npm run figures); visitors who send Do Not Track or Global Privacy Control are never counted",
  ),
  LIVE_STREAMS: wholeNumber("a whole number, 1 or more", { min: 1 })
    .default(2000)
    .describe("streams of changes (subscriptions) that a process keeps open at a time"),
  LIVE_STREAMS_PER_IP: wholeNumber("a whole number, 1 or more", { min: 1 })
    .default(50)
    .describe("streams of changes that one IP address may keep open at a time, per process"),
  ...MONITORING_VARIABLES,
  LOG_LEVEL: oneOf(["debug", "info", "warn", "error", "silent"], "info").describe("debug, info, warn, error or silent"),
  TRUST_PROXY: wholeNumber("the number of proxies in front", { min: 0 })
    .default(0)
    .describe("number of proxies in front of the shop"),
  DEV: flag(false).describe("pages are served by Vite from their sources; npm run dev sets it"),
  DEMO: flag(false).describe(
    "an account, carts and orders with known passwords and ids, for developers; npm run dev sets it. Refused with an https PUBLIC_URL or NODE_ENV=production",
  ),
};

type LimitName = RateLimitBucket | AttemptBucket;
type Underscored<Text extends string> = Text extends `${infer Head}-${infer Tail}`
  ? `${Head}_${Underscored<Tail>}`
  : Text;
type RateLimitVariable = `RATE_LIMIT_${Uppercase<Underscored<LimitName>>}`;
type MailLinkVariable = `MAIL_LINK_${Uppercase<Underscored<MailLink>>}`;

const upperCase = (name: string) => name.toUpperCase().replaceAll("-", "_");

const LIMITS = Object.entries({ ...RATE_LIMITS, ...SIGN_IN_LIMITS });
const variableOf = (limit: string) => `RATE_LIMIT_${upperCase(limit)}` as RateLimitVariable;
const times = wholeNumber("a whole number of times, 1 or more", { min: 1, max: 1_000_000_000 });
const rateLimitVariables = Object.fromEntries(
  LIMITS.map(([name, { uses, description }]) => [variableOf(name), times.default(uses).describe(description)]),
) as Record<RateLimitVariable, z.ZodDefault<typeof times>>;

/** The URL of another front end's page, with what the shop's own path has in braces. */
function linkPattern(ownPath: string) {
  const placeholder = placeholderIn(ownPath);
  const error = `must be a URL ${placeholder ? `with {${placeholder}}, ` : ""}such as https://front.example${ownPath}`;
  return z
    .url({ protocol: /^https?$/, error })
    .refine((url) => placeholder === undefined || url.includes(`{${placeholder}}`), { error });
}

const LINKS = Object.entries(MAIL_LINKS);
const linkVariableOf = (link: string) => `MAIL_LINK_${upperCase(link)}` as MailLinkVariable;
const mailLinkVariables = Object.fromEntries(
  LINKS.map(([name, { path: ownPath, description }]) => [
    linkVariableOf(name),
    linkPattern(ownPath).optional().describe(`${description}, for links in e-mails; by default PUBLIC_URL${ownPath}`),
  ]),
) as Record<MailLinkVariable, z.ZodOptional<ReturnType<typeof linkPattern>>>;

/** The environment as the shop reads it, with the rules about several settings together. */
export const environment = z
  .object({ ...variables, ...secretFileVariables, ...mailLinkVariables, ...rateLimitVariables })
  .superRefine((env, context) => {
    if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL)
      context.addIssue({ code: "custom", path: ["DATABASE_DIRECT_URL"], message: "needs DATABASE_URL beside it" });
    if (env.DATABASE_READ_URLS.length > 0 && !env.DATABASE_URL)
      context.addIssue({ code: "custom", path: ["DATABASE_READ_URLS"], message: "needs DATABASE_URL beside it" });
    if (env.DATABASE_URL && !env.SESSION_SECRETS)
      context.addIssue({
        code: "custom",
        path: ["SESSION_SECRETS"],
        message: "is missing; with DATABASE_URL it must be given (32 characters or more; commas part several)",
      });
    if (env.ROLE !== "all" && !env.DATABASE_URL)
      context.addIssue({
        code: "custom",
        path: ["ROLE"],
        message: `can be ${env.ROLE} with DATABASE_URL alone, since only one process can have the embedded database`,
      });
    if (env.ROLE === "worker" && !env.PUBLIC_URL)
      context.addIssue({
        code: "custom",
        path: ["PUBLIC_URL"],
        message: "is missing; with ROLE=worker it must be given, because links in e-mails lead there",
      });
    const assetsFault = assetsUrlFault(env);
    if (assetsFault) context.addIssue({ code: "custom", ...assetsFault });
    for (const fault of sharedCacheFaults(env)) context.addIssue({ code: "custom", ...fault });
    if (env.METRICS_PORT !== undefined && env.METRICS_PORT !== 0 && env.METRICS_PORT === env.PORT)
      context.addIssue({ code: "custom", path: ["METRICS_PORT"], message: "must differ from PORT, which is public" });
    if (!isHttps(env.PUBLIC_URL)) return;
    if (env.SESSION_SECRETS?.includes(SHOWN_IN_COMPOSE.secret))
      context.addIssue({ code: "custom", path: ["SESSION_SECRETS"], message: `has the secret ${KNOWN_TO_ALL}` });
    for (const name of ["DATABASE_URL", "DATABASE_DIRECT_URL", "DATABASE_READ_URLS"] as const)
      if ([env[name]].flat().some((url) => passwordOf(url) === SHOWN_IN_COMPOSE.password))
        context.addIssue({ code: "custom", path: [name], message: `has the password ${KNOWN_TO_ALL}` });
  });

const KNOWN_TO_ALL = "that docker-compose.yml shows to everybody; with an https PUBLIC_URL give it one of its own";

const passwordOf = (url: string | undefined) => url && decodeURIComponent(new URL(url).password);

/** Warnings about settings that contradict each other or are missing, a sentence each. */
export function doubtsAbout({
  publicUrl,
  trustProxy,
  dev,
}: Pick<Settings, "publicUrl" | "trustProxy" | "dev">): string[] {
  const doubts: string[] = [];
  if (publicUrl === undefined && !dev)
    doubts.push(
      "PUBLIC_URL is not set, so links in e-mails, sitemap and feeds lead to this machine, and pages have no canonical URL.",
    );
  // The shop itself speaks http alone, so that without a proxy nothing arrives by https.
  if (isHttps(publicUrl) && trustProxy === 0) doubts.push(`No cart or sign-in will be remembered: ${NOT_BY_HTTPS}.`);
  return doubts;
}

type Environment = z.output<typeof environment>;
type CamelCase<Text extends string> =
  Lowercase<Text> extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<CamelCase<Tail>>}` : Lowercase<Text>;
type Properties = { [Name in keyof typeof variables as CamelCase<Name>]: z.output<(typeof variables)[Name]> };

/** Everything that can be set from outside, checked and with defaults: `publicUrl` is PUBLIC_URL. */
export type Settings = Properties & {
  rateLimits: Readonly<Record<LimitName, number>>;
  mailLinks: MailLinkPatterns;
};

/**
 * Reads the settings; nothing else reads the environment.
 * @throws {SettingsError} naming each wrong variable
 */
export function readSettings(given: NodeJS.ProcessEnv = process.env): Settings {
  const all = Object.entries(withSecretFiles(given));
  const result = environment.safeParse(Object.fromEntries(all.filter(([, value]) => value !== "")));
  if (!result.success) {
    const faults = result.error.issues.map(({ path: [name], message }) => `  ${String(name)} ${message}`);
    throw new SettingsError(`These settings are wrong; see .env.example:\n${faults.join("\n")}`);
  }
  // `npm start` and the image set NODE_ENV, so it is no setting of the shop.
  if (result.data.DEMO && (given["NODE_ENV"] === "production" || isHttps(result.data.PUBLIC_URL)))
    throw new SettingsError(
      "DEMO must be off with NODE_ENV=production or an https PUBLIC_URL, because everybody knows its passwords.",
    );
  return {
    ...propertiesOf(result.data),
    databaseDirectUrl: result.data.DATABASE_DIRECT_URL ?? result.data.DATABASE_URL,
    rateLimits: Object.fromEntries(
      LIMITS.map(([name]) => [name, result.data[variableOf(name)]]),
    ) as Settings["rateLimits"],
    mailLinks: Object.fromEntries(LINKS.map(([name]) => [name, result.data[linkVariableOf(name)]])),
  };
}

const propertiesOf = (env: Environment) =>
  Object.fromEntries(
    (Object.keys(variables) as (keyof typeof variables)[]).map((name) => [camelCase(name), env[name]]),
  ) as Properties;

const camelCase = (name: string) => name.toLowerCase().replaceAll(/_./g, ([, letter = ""]) => letter.toUpperCase());
