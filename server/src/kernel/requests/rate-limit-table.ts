import type { AttemptBucket } from "./sign-in-limits.js";

/** In seconds. */
const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Where uses are counted. `memory`: in Valkey, or by each process alone; such a limit applies to every read or write and must cost
 * next to nothing. `shared`: in Valkey, or in Postgres. `postgres`: always there, since a transaction that is rolled back takes
 * its uses back.
 */
export type RateLimitStore = "memory" | "shared" | "postgres";

type RateLimit = {
  /** How many uses a window allows, unless the setting says otherwise. */
  uses: number;
  /** In seconds, from the first use that counts. */
  window: number;
  /** What counts, for README.md and .env.example. */
  description: string;
  store: RateLimitStore;
};

const inMemory = (uses: number, window: number, description: string) =>
  ({
    ...{ uses, window, store: "memory" },
    description: `${description}, per process without VALKEY_URL`,
  }) as const satisfies RateLimit;

const shared = (uses: number, window: number, description: string) =>
  ({ uses, window, description, store: "shared" }) as const satisfies RateLimit;

const inPostgres = (uses: number, window: number, description: string) =>
  ({ uses, window, description, store: "postgres" }) as const satisfies RateLimit;

/**
 * The rate limits, one entry each. RATE_LIMIT_IP_WRITES sets how many uses `ip-writes` allows; types, settings and documents
 * derive from the entry.
 */
export const RATE_LIMITS = {
  "session-writes": inMemory(300, MINUTE, "changes that one session may make in a minute"),
  "ip-writes": inMemory(600, MINUTE, "changes that one IP address may make in a minute"),
  "ip-reads": inMemory(
    1200,
    MINUTE,
    "pages and calls that one IP address may request in a minute, without files and cached responses",
  ),
  enquiries: shared(5, HOUR, "quote requests, messages and sample requests that one sender may send in an hour"),
  subscriptions: shared(5, HOUR, "sign-ups to the mailing list that one sender may make in an hour"),
  "ip-enquiries": inPostgres(
    60,
    HOUR,
    "enquiries, sign-ups and account e-mails together that one IP address may request in an hour, under any e-mail addresses",
  ),
  reviews: shared(5, HOUR, "reviews that one sender may write in an hour"),
  "order-look-ups": shared(10, 10 * MINUTE, "look-ups of orders by number and e-mail that may fail in ten minutes"),
  "promotion-codes": shared(30, 10 * MINUTE, "promotion codes that may be tried in ten minutes"),
  "configuration-codes": shared(60, HOUR, "times that one IP address may ask for codes of configurations in an hour"),
  "configuration-code-look-ups": shared(30, 10 * MINUTE, "codes of configurations that may be typed in ten minutes"),
  "session-orders": inPostgres(20, HOUR, "orders that one session or account may place in an hour"),
  "ip-orders": inPostgres(60, HOUR, "orders that may be placed from one IP address in an hour"),
  "email-orders": inPostgres(
    10,
    HOUR,
    "orders that may be placed in an hour with one e-mail address, unless it belongs to the account that orders",
  ),
  "order-changes": inPostgres(20, HOUR, "changes of orders that are mailed to one e-mail address in an hour"),
  "order-problems": inPostgres(
    20,
    HOUR,
    "reports of problems and messages about them that one order may have in an hour",
  ),
  "problem-photos": shared(60, HOUR, "photos of problems that one IP address may upload in an hour"),
  visits: inPostgres(5, HOUR, "visits that one sender may book in an hour"),
  "visit-changes": inPostgres(10, HOUR, "times that one visit may be moved or cancelled by its link in an hour"),
  "held-quotes": inPostgres(20, HOUR, "prices that one session or account may keep as quotes in an hour"),
  "quote-agreements": inPostgres(
    10,
    HOUR,
    "agreements in an hour to quotes mailed to one e-mail address, or to one that was not mailed",
  ),
  "window-photos": shared(120, HOUR, "photos of windows that one IP address may upload in an hour"),
  "sent-photos": shared(
    3,
    HOUR,
    "quote requests with photos of windows that one session or account may send in an hour",
  ),
  "account-mails": shared(5, HOUR, "e-mails with an account link that one e-mail address may get in an hour"),
} as const satisfies Readonly<Record<string, RateLimit>>;

/** Something that may be done a limited number of times in a window. */
export type RateLimitBucket = keyof typeof RATE_LIMITS;

/** A limit that is counted within a transaction. */
export type TransactionBucket = {
  [Bucket in RateLimitBucket]: (typeof RATE_LIMITS)[Bucket]["store"] extends "postgres" ? Bucket : never;
}[RateLimitBucket];

/** The uses that each limit allows, as the settings have them. */
export type RateLimitFigures = Readonly<Record<RateLimitBucket | AttemptBucket, number>>;
