import { once } from "node:events";
import { request, type IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";

type PlainRequest = {
  method?: string;
  /** The request target, sent unchanged. */
  target: string;
  /** Alternating names and values, so that a name may be repeated; `Host` is added if missing. */
  headers?: readonly string[];
  body?: string;
};

export type PlainAnswer = { status: number; headers: IncomingHttpHeaders; text: string };

/** Sends what `fetch` would normalise or refuse to send: any target, any method, the same header twice. */
export async function plainRequest(
  shopUrl: string,
  { method = "GET", target, headers = [], body }: PlainRequest,
): Promise<PlainAnswer> {
  const { hostname, port, host } = new URL(shopUrl);
  const hasHost = headers.some((name, place) => place % 2 === 0 && name.toLowerCase() === "host");
  const sent = request({
    hostname,
    port,
    method,
    path: target,
    headers: [...(hasHost ? [] : ["Host", host]), "Connection", "close", ...headers],
  });
  sent.end(body);
  const [answer] = await once(sent, "response");
  return { status: answer.statusCode, headers: answer.headers, text: await text(answer) };
}
