import type { Redis, RedisOptions } from "iovalkey";

/** A connection to Valkey. It is restored by itself; while it is gone, commands fail at once. */
export type Valkey = {
  client: Redis;
  /** Why there is no connection, in a word that holds no part of the URL; undefined while there is one. */
  trouble(): string | undefined;
  close(): void;
};

const OPTIONS = {
  /** In milliseconds. */
  connectTimeout: 1000,
  /** In milliseconds: a connection without an answer for so long is given up, with all that waits for one. */
  socketTimeout: 500,
  lazyConnect: true,
  enableOfflineQueue: false,
  /** A command without an answer may have run, so it is not sent again. */
  maxRetriesPerRequest: 0,
  /** Milliseconds until the next attempt to connect. */
  retryStrategy: (attempt: number) => Math.min(attempt * 100, 1000),
  /** After a failover the former primary refuses writes, and its name may lead to the new one. */
  reconnectOnError: ({ message }: Error) => message.startsWith("READONLY"),
  /** IPv4 and IPv6. */
  family: 0,
} satisfies RedisOptions;

/**
 * Connects to the Valkey, or Redis, at `url`: valkey://user:password@host:6379, with TLS valkeys://. Waits for a second and a half
 * at most, and returns without a connection if there is none yet.
 */
export async function openValkey(url: string): Promise<Valkey> {
  const { Redis } = await import("iovalkey");
  const client = new Redis(url, OPTIONS);
  let trouble: string | undefined;
  client.on("error", (error) => {
    trouble = reasonOf(error);
  });
  client.on("ready", () => {
    trouble = undefined;
  });
  await client.connect().catch(() => {}); // the reason is in `trouble`
  return { client, trouble: () => trouble, close: () => client.disconnect() };
}

/** The code of a failure: of the system, or the word with which an error of Valkey begins. The rest may hold a password. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return NO_ANSWER;
  if ("code" in error && typeof error.code === "string") return error.code;
  return /\b[A-Z]{2,}\b/.exec(error.message)?.[0] ?? NO_ANSWER;
}

const NO_ANSWER = "no answer";
