import type { AttemptBucket } from "./sign-in-limits.js";

/** In seconds. */
const MINUTE = 60;
const HOUR = 60 * MINUTE;

type RateLimit = {
  /** How many uses a window allows, unless the setting says otherwise. */
  uses: number;
  /** In seconds, from the first use that counts. */
  window: number;
  /** What counts, for README.md and .env.example. */
  description: string;
  /** Counted by each process for itself: such a limit applies to every read or write and must cost nothing. */
  isInMemory: boolean;
};

const inMemory = (uses: number, window: number, description: string): RateLimit => ({
  ...{ uses, window, isInMemory: true },
  description: `${description}, per process`,
});

/** For all processes together and across restarts. */
const inPostgres = (uses: number, window: number, description: string): RateLimit => ({
  ...{ uses, window, description, isInMemory: false },
});

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
  enquiries: inPostgres(5, HOUR, "quote requests, messages and sample requests that one sender may send in an hour"),
  subscriptions: inPostgres(5, HOUR, "sign-ups to the mailing list that one sender may make in an hour"),
  "ip-enquiries": inPostgres(
    60,
    HOUR,
    "enquiries, sign-ups and account e-mails together that one IP address may request in an hour, under any e-mail addresses",
  ),
  reviews: inPostgres(5, HOUR, "reviews that one sender may write in an hour"),
  "order-look-ups": inPostgres(10, 10 * MINUTE, "look-ups of orders by number and e-mail that may fail in ten minutes"),
  "promotion-codes": inPostgres(30, 10 * MINUTE, "promotion codes that may be tried in ten minutes"),
  "configuration-codes": inPostgres(
    60,
    HOUR,
    "times that one IP address may ask for codes of configurations in an hour",
  ),
  "configuration-code-look-ups": inPostgres(
    30,
    10 * MINUTE,
    "codes of configurations that may be typed in ten minutes",
  ),
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
  "problem-photos": inPostgres(60, HOUR, "photos of problems that one IP address may upload in an hour"),
  visits: inPostgres(5, HOUR, "visits that one sender may book in an hour"),
  "visit-changes": inPostgres(10, HOUR, "times that one visit may be moved or cancelled by its link in an hour"),
  "held-quotes": inPostgres(20, HOUR, "prices that one session or account may keep as quotes in an hour"),
  "quote-agreements": inPostgres(
    10,
    HOUR,
    "agreements in an hour to quotes mailed to one e-mail address, or to one that was not mailed",
  ),
  "window-photos": inPostgres(120, HOUR, "photos of windows that one IP address may upload in an hour"),
  "sent-photos": inPostgres(
    3,
    HOUR,
    "quote requests with photos of windows that one session or account may send in an hour",
  ),
  "account-mails": inPostgres(5, HOUR, "e-mails with an account link that one e-mail address may get in an hour"),
} as const satisfies Readonly<Record<string, RateLimit>>;

/** Something that may be done a limited number of times in a window. */
export type RateLimitBucket = keyof typeof RATE_LIMITS;

/** The uses that each limit allows, as the settings have them. */
export type RateLimitFigures = Readonly<Record<RateLimitBucket | AttemptBucket, number>>;
