import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { createHttpServer, listen, localUrl } from "./listen.js";

/** Milliseconds for which Chrome keeps a connection that no request has used yet. */
const BROWSERS_KEEP = 10_000;
/** Milliseconds between two checks for slow senders. */
const CHECK_INTERVAL = 1000;

function aServer() {
  const server = createHttpServer((_request, response) => void response.end());
  onTestFinished(() => void server.close());
  return server;
}

it("listens only on the given IP address", async () => {
  const server = aServer();
  const port = await listen(server, 0, "127.0.0.1");
  expect(server.address()).toEqual({ address: "127.0.0.1", family: "IPv4", port });
});

it("listens on all IP addresses by default", async () => {
  const server = aServer();
  await listen(server, 0);
  expect(["::", "0.0.0.0"]).toContain((server.address() as AddressInfo).address);
});

it.each(["192.0.2.1", "no-such-name.invalid"])("refuses %s, which is not this machine's", async (host) => {
  await expect(listen(aServer(), 0, host)).rejects.toThrow(`HOST ${host} is no IP address or name of this machine.`);
});

it("reports a port in use", async () => {
  const port = await listen(aServer(), 0, "127.0.0.1");
  await expect(listen(aServer(), port, "127.0.0.1")).rejects.toThrow(`Port ${port} is in use`);
});

it("keeps connections that browsers opened ahead for longer than they do, and ends slow ones within 15 seconds", () => {
  const { headersTimeout, requestTimeout } = aServer();
  expect(headersTimeout).toBeGreaterThanOrEqual(BROWSERS_KEEP + 3000);
  expect(Math.max(headersTimeout, requestTimeout) + CHECK_INTERVAL).toBeLessThanOrEqual(15_000);
});

it.each([
  [undefined, "http://localhost:4000"],
  ["0.0.0.0", "http://localhost:4000"],
  ["::", "http://localhost:4000"],
  ["127.0.0.1", "http://127.0.0.1:4000"],
  ["::1", "http://[::1]:4000"],
])("on HOST %s the shop is open at %s", (host, url) => {
  expect(localUrl(4000, host)).toBe(url);
});
