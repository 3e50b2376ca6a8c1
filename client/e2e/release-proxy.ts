import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const WORKER = "/windows-worker.js";

/** Stands between browser and shop, and gives the page's worker of another release, or no answer at all. */
export class ReleaseProxy {
  /** What becomes of the worker's script on its way. */
  worker = (script: string) => script;
  /** Whether the connection is there and carries nothing. */
  isStuck = false;
  readonly #server: Server;

  constructor(private readonly shopUrl: string) {
    this.#server = createServer((asked, answer) => {
      if (!this.isStuck) this.#forward(asked, answer);
    });
  }

  /** Resolves with its URL. */
  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #forward(asked: IncomingMessage, answer: ServerResponse): void {
    const { method, headers, url = "/" } = asked;
    const isWorker = url === WORKER;
    // A script that is to be changed must not come compressed.
    const sent = isWorker ? { ...headers, "accept-encoding": "identity" } : headers;
    const forwarded = request(new URL(url, this.shopUrl), { method, headers: sent }, (given) => {
      if (isWorker) return void this.#sendWorker(given, answer);
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    forwarded.on("error", () => answer.destroy());
    asked.pipe(forwarded);
  }

  async #sendWorker(given: IncomingMessage, answer: ServerResponse): Promise<void> {
    const script = this.worker(Buffer.concat(await given.toArray()).toString());
    answer.writeHead(200, { "content-type": "text/javascript", "cache-control": "no-cache" });
    answer.end(script);
  }
}
