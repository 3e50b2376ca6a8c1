import { createServer, type RequestListener, type Server, type ServerOptions } from "node:http";
import { isIPv6 } from "node:net";

/**
 * Milliseconds. Ends connections of slow senders within 15 s; by default Node checks only twice a minute. Browsers open
 * connections ahead and use them within 10 s, so headers get 3 s more: a request that waits while the process is busy would
 * find its connection closed.
 */
const TIMES: ServerOptions = {
  headersTimeout: 13_000,
  requestTimeout: 14_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
};

/** An HTTP server with timeouts for slow senders. */
export const createHttpServer = (app: RequestListener, times: ServerOptions = {}): Server =>
  createServer({ ...TIMES, ...times }, app);

const NOT_HERE = ["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN"];

/** The settings of the shop's own port and host, for messages. */
const SHOP = { port: "PORT", host: "HOST" };

/**
 * Opens the port and returns its number (0 chooses a free one).
 * @param host an IP address or name of this machine; all addresses by default
 * @param names of the settings that say both
 * @throws {Error} with a clear sentence where the port is in use or the host is not this machine
 */
export async function listen(server: Server, port: number, host?: string, names = SHOP): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE")
        reject(new Error(`Port ${port} is in use. Stop what runs there, or set ${names.port}.`));
      else if (NOT_HERE.includes(error.code ?? ""))
        reject(new Error(`${names.host} ${host} is no IP address or name of this machine.`));
      else reject(error);
    });
    server.listen({ port, host }, resolve);
  });
  const address = server.address();
  return typeof address === "object" && address ? address.port : port;
}

/** URL for a browser on this machine, for a shop that listens on `host`. */
export function localUrl(port: number, host: string | undefined): string {
  if (host === undefined || ["0.0.0.0", "::"].includes(host)) return `http://localhost:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}
