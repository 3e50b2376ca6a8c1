/** A request that purges everything with one of some keys. */
type PurgeRequest = { method: string; headers: Record<string, string>; body?: string };

/** How a kind of shared cache is told what to drop. */
type PurgeApi = {
  /** Keys that one request may name. */
  mostKeys: number;
  /** @param token that lets the shop purge; undefined where none is needed */
  requestFor(keys: readonly string[], token: string | undefined): PurgeRequest;
};

const bearer = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

/**
 * By name: PURGE with the keys in `Surrogate-Key`, as deploy/varnish/default.vcl takes it; the batch purge of Fastly; the purge by tags of
 * Cloudflare.
 */
const PURGE_APIS = {
  varnish: {
    mostKeys: 50, // a header of Varnish has 8 kB
    requestFor: (keys, token) => ({
      method: "PURGE",
      headers: { "surrogate-key": keys.join(" "), ...bearer(token) },
    }),
  },
  fastly: {
    mostKeys: 100,
    requestFor: (keys, token = "") => ({
      method: "POST",
      headers: { "surrogate-key": keys.join(" "), "fastly-key": token },
    }),
  },
  cloudflare: {
    mostKeys: 100,
    requestFor: (keys, token) => ({
      method: "POST",
      headers: { "content-type": "application/json", ...bearer(token) },
      body: JSON.stringify({ tags: keys }),
    }),
  },
} satisfies Record<string, PurgeApi>;

export type PurgeApiName = keyof typeof PURGE_APIS;

/** Milliseconds until a cache that does not answer is given up for now. */
const PATIENCE = 2000;

/** The cache refuses a purge, or does not answer. */
export class PurgeFailed extends Error {}

type PurgeTarget = { url: string; api: PurgeApiName; token: string | undefined };

/**
 * Purges what has one of these keys. May be repeated.
 * @throws {PurgeFailed} naming host and status
 */
export async function sendPurge(
  { url, api, token }: PurgeTarget,
  keys: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const { mostKeys, requestFor }: PurgeApi = PURGE_APIS[api];
  const { host } = new URL(url);
  for (let start = 0; start < keys.length; start += mostKeys) {
    const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
    const request = requestFor(keys.slice(start, start + mostKeys), token);
    const answer = await fetch(url, { ...request, redirect: "error", signal: patience }).catch((cause: unknown) => {
      throw new PurgeFailed(`${host} does not answer.`, { cause });
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new PurgeFailed(`${host} answers ${answer.status}.`);
  }
}
