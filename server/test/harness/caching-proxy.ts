import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

type Kept = { until: number; keys: ReadonlySet<string>; status: number; headers: Headers; body: Buffer };

/**
 * A shared cache in front of a shop: keeps the answers to GET for as long as `Surrogate-Control` says, for everybody who sends the same `Accept`, and
 * drops them by PURGE with their keys.
 */
export class CachingProxy {
  /** The shop behind it. */
  origin = "";
  /** Whether purges are refused. */
  isRefusing = false;
  /** Requests that it has answered by itself. */
  hits = 0;
  /** The keys of each purge that it took. */
  readonly purges: string[][] = [];
  private readonly kept = new Map<string, Kept>();

  private constructor(readonly url: string) {}

  static async start(): Promise<CachingProxy & { close(): void }> {
    const server = createServer((request, response) => {
      const { method = "GET", url = "/", headers } = request;
      const wanted = { method, url, accept: headers.accept ?? "*/*", keys: String(headers["surrogate-key"] ?? "") };
      proxy.answer(wanted).then(
        ({ status, headers: sent, body }) => response.writeHead(status, Object.fromEntries(sent)).end(body),
        () => response.destroy(),
      );
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const proxy = new CachingProxy(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    return Object.assign(proxy, {
      close() {
        server.closeAllConnections();
        server.close();
      },
    });
  }

  /** Whether it would answer this path by itself now. */
  has(path: string): boolean {
    const kept = this.kept.get(`*/* ${path}`);
    return kept !== undefined && kept.until > performance.now();
  }

  private async answer({ method, url, accept, keys }: Record<"method" | "url" | "accept" | "keys", string>) {
    if (method === "PURGE") return this.purge(keys.split(" "));
    const name = `${accept} ${url}`;
    const found = this.kept.get(name);
    if (found && found.until > performance.now()) {
      this.hits += 1;
      return found;
    }
    return this.fetch(name, url, accept);
  }

  private purge(keys: string[]) {
    if (this.isRefusing) return { status: 503, headers: new Headers(), body: "" };
    this.purges.push(keys);
    for (const [name, kept] of this.kept) if (keys.some((key) => kept.keys.has(key))) this.kept.delete(name);
    return { status: 200, headers: new Headers(), body: "" };
  }

  private async fetch(name: string, url: string, accept: string): Promise<Kept> {
    const answer = await fetch(this.origin + url, { headers: { accept, "accept-encoding": "identity" } });
    const { status, headers } = answer;
    const [, seconds] = /\bmax-age=(\d+)/.exec(headers.get("surrogate-control") ?? "") ?? [];
    const kept = {
      until: performance.now() + Number(seconds ?? 0) * 1000,
      keys: new Set((headers.get("surrogate-key") ?? "").split(" ")),
      status,
      headers,
      body: Buffer.from(await answer.arrayBuffer()),
    };
    if (seconds !== undefined) this.kept.set(name, kept);
    return kept;
  }
}
