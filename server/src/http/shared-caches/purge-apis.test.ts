import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { PurgeFailed, sendPurge, type PurgeApiName } from "./purge-apis.js";

type Taken = Pick<IncomingMessage, "method" | "url" | "headers"> & { body: string };

let server: Server;
let taken: Taken[];
let status: number;
beforeEach(async () => {
  [taken, status] = [[], 200];
  server = createServer((request, response) => {
    const { method, url, headers } = request;
    void text(request).then((body) => {
      taken.push({ method, url, headers, body });
      response.writeHead(status).end("done");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const purge = (api: PurgeApiName, keys: readonly string[], token?: string) => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge/path`;
  return sendPurge({ url, api, token }, keys, new AbortController().signal);
};
const keys = (count: number) => Array.from({ length: count }, (_, place) => `product:${place}`);

describe("a purge", () => {
  it("of Varnish is the method PURGE with the keys, and a token where there is one", async () => {
    await purge("varnish", ["product:a", "products"]);
    await purge("varnish", ["product:a"], "a-token");
    expect(taken[0]).toMatchObject({
      method: "PURGE",
      url: "/purge/path",
      headers: { "surrogate-key": "product:a products" },
    });
    expect(taken.map(({ headers }) => headers.authorization)).toEqual([undefined, "Bearer a-token"]);
  });

  it("of Fastly is a batch purge", async () => {
    await purge("fastly", ["product:a", "products"], "a-token");
    expect(taken[0]).toMatchObject({
      method: "POST",
      headers: { "surrogate-key": "product:a products", "fastly-key": "a-token" },
    });
  });

  it("of Cloudflare is a purge by tags", async () => {
    await purge("cloudflare", ["product:a", "products"], "a-token");
    expect(taken[0]).toMatchObject({ method: "POST", headers: { authorization: "Bearer a-token" } });
    expect(JSON.parse(taken[0]?.body ?? "")).toEqual({ tags: ["product:a", "products"] });
  });

  it.each([
    ["varnish", 4],
    ["fastly", 2],
    ["cloudflare", 2],
  ] as const)("of many keys is several requests to %s, as many as it takes", async (api, requests) => {
    await purge(api, keys(200), "a-token");
    expect(taken).toHaveLength(requests);
  });
});

describe("a purge fails", () => {
  it.each([403, 405, 500])("where the cache answers %i", async (given) => {
    status = given;
    await expect(purge("varnish", ["products"])).rejects.toThrow(new RegExp(`^127\\.0\\.0\\.1:\\d+ answers ${given}`));
  });

  it("where nothing answers", async () => {
    const { port } = server.address() as AddressInfo;
    server.close();
    const target = { url: `http://127.0.0.1:${port}`, api: "varnish", token: undefined } as const;
    await expect(sendPurge(target, ["products"], new AbortController().signal)).rejects.toBeInstanceOf(PurgeFailed);
  });
});
