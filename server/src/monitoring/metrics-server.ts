import type { RequestListener, Server } from "node:http";
import type { Registry } from "prom-client";
import { createHttpServer, listen, localUrl } from "../http/server/listen.js";

type Place = { metricsPort: number; metricsHost: string };

/**
 * Serves GET /metrics, and nothing else, on a port of its own.
 * @returns the server, and the address for those who watch
 * @throws {Error} with a plain sentence where the port or host can't be had
 */
export async function serveMetrics(
  registry: Registry,
  { metricsPort, metricsHost }: Place,
): Promise<{ server: Server; url: string }> {
  const server = createHttpServer(handlerOf(registry));
  const port = await listen(server, metricsPort, metricsHost, { port: "METRICS_PORT", host: "METRICS_HOST" });
  return { server, url: `${localUrl(port, metricsHost)}/metrics` };
}

const handlerOf =
  (registry: Registry): RequestListener =>
  (request, response) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (request.url !== "/metrics") return void response.writeHead(404, PLAIN).end("Metrics are at /metrics.");
    if (!isRead) return void response.writeHead(405, { ...PLAIN, Allow: "GET, HEAD" }).end("Metrics are only read.");
    registry.metrics().then(
      (text) => response.writeHead(200, { "Content-Type": registry.contentType }).end(text),
      () => response.writeHead(500, PLAIN).end("The metrics could not be collected."),
    );
  };

const PLAIN = { "Content-Type": "text/plain; charset=utf-8" };
