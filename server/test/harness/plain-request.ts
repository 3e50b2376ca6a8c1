import { once } from "node:events";
import { type IncomingHttpHeaders, request } from "node:http";
import { text } from "node:stream/consumers";

type PlainRequest = {
  method?: string;
  /** The request target, sent as it stands. */
  target: string;
  /** Names and values in turn, so that a name may come twice; `Host` is sent by itself where it is not among them. */
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
