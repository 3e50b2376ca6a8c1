import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { expect, it } from "vitest";
import { useShop } from "../harness/shop.js";

/** Timeouts in milliseconds, thirty times shorter than in production. */
const [HEADERS, REQUEST] = [330, 500];

const shop = useShop({ http: { headersTimeout: HEADERS, requestTimeout: REQUEST, connectionsCheckingInterval: 50 } });

const BEGUN = {
  "a request line": "POST /graphql HTTP/1.1\r\n",
  "half of the headers": "POST /graphql HTTP/1.1\r\nHost: shop\r\nContent-Type: applica",
  "half of the body":
    'POST /graphql HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 40\r\n\r\n{"query":',
};

/** Sends the beginning of a request and then nothing; returns the response and the time until the shop closed the connection. */
async function sendSlowly(text: string): Promise<{ answer: string; milliseconds: number }> {
  const { hostname, port } = new URL(shop().url);
  const socket: Socket = connect(Number(port), hostname);
  let answer = "";
  socket.on("data", (chunk: Buffer) => (answer += chunk.toString()));
  await once(socket, "connect");
  const start = performance.now();
  socket.write(text);
  await once(socket, "close");
  return { answer, milliseconds: performance.now() - start };
}

it("are disconnected in time and don't delay other clients", { timeout: 20_000 }, async () => {
  const senders = Object.values(BEGUN).flatMap((text) => Array.from({ length: 100 }, () => sendSlowly(text)));
  const during = await Promise.all(Array.from({ length: 20 }, () => shop().visitor().graphql("{ categories { id } }")));
  expect(new Set(during.map(({ status }) => status))).toEqual(new Set([200]));
  for (const { answer, milliseconds } of await Promise.all(senders)) {
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(milliseconds).toBeLessThan(10 * REQUEST);
  }
});
