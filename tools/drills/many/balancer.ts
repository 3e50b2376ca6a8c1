import { once } from "node:events";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";

/** Milliseconds between two looks at the readiness of a process. */
const LOOK_EVERY = 500;
const READY_WITHIN = 2000;
/** Attempts at processes that refuse the connection. */
const ATTEMPTS = 6;

/**
 * A balancer in Node, where Caddy is not installed: each request goes to the next process that is ready. What a process refused to take is sent to
 * another one; what it took is never repeated, since it may have been done.
 */
export async function startBalancer(port: number, urls: readonly string[]): Promise<() => Promise<void>> {
  const ready = new Set(urls);
  let turn = 0;
  const next = () => {
    const choice = ready.size > 0 ? urls.filter((url) => ready.has(url)) : urls;
    turn += 1;
    return choice[turn % choice.length] ?? "";
  };
  const look = async () => void (await Promise.all(urls.map(async (url) => setReady(ready, url, await isReady(url)))));
  const timer = setInterval(() => void look(), LOOK_EVERY);
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.on("end", () => pass(incoming, Buffer.concat(chunks), response, { next, attempts: ATTEMPTS }));
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  return async () => {
    clearInterval(timer);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}

function setReady(ready: Set<string>, url: string, isNow: boolean): void {
  if (isNow) ready.add(url);
  else ready.delete(url);
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(READY_WITHIN) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Passes a request on, without keeping connections: one that is closed in between could lose a request that was taken. */
function pass(
  incoming: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
  { next, attempts }: { next: () => string; attempts: number },
): void {
  const { method, url = "/", socket } = incoming;
  const sent = [incoming.headers["x-forwarded-for"], socket.remoteAddress].flat().filter(Boolean).join(", ");
  const headers = { ...incoming.headers, "x-forwarded-for": sent, "x-forwarded-proto": "http" };
  const outgoing = request(next() + url, { method, headers, agent: false }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
    answer.once("error", () => response.destroy());
  });
  outgoing.once("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "ECONNREFUSED" && attempts > 1) pass(incoming, body, response, { next, attempts: attempts - 1 });
    else if (response.headersSent) response.destroy();
    else response.writeHead(502).end();
  });
  outgoing.end(body);
}
