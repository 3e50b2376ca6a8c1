import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { freePort } from "@measured/embedded-postgres";
import { expect, it, onTestFinished, vi } from "vitest";
import { startBalancer } from "./balancer.ts";

/** A process that answers with its name, the method, the body and the address of the sender. */
async function aProcess(name: string, readiness: () => number = () => 200): Promise<string> {
  const answer: RequestListener = (request, response) => {
    if (request.url === "/readyz") return void response.writeHead(readiness()).end();
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () =>
      response.end([name, request.method, Buffer.concat(chunks), request.headers["x-forwarded-for"]].join(" ")),
    );
  };
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A balancer before these processes, as a function that sends it a request. */
async function aBalancer(urls: readonly string[]): Promise<(body: string) => Promise<string>> {
  const port = await freePort();
  onTestFinished(await startBalancer(port, urls));
  return async (body) => (await fetch(`http://127.0.0.1:${port}/graphql`, { method: "POST", body })).text();
}

it("goes from process to process and passes on method, body and the sender's address", async () => {
  const send = await aBalancer([await aProcess("one"), await aProcess("two")]);
  const answers = [await send("a"), await send("b"), await send("c")].toSorted();
  expect(new Set(answers.map((answer) => answer.split(" ")[0]))).toEqual(new Set(["one", "two"]));
  expect(answers.every((answer) => /^\w+ POST [abc] 127\.0\.0\.1$/.test(answer))).toBe(true);
});

it("sends what a process refused to take to another one", async () => {
  const closed = `http://127.0.0.1:${await freePort()}`;
  const send = await aBalancer([closed, await aProcess("open")]);
  for (const body of ["a", "b"]) expect(await send(body)).toBe(`open POST ${body} 127.0.0.1`);
});

it("sends nothing to a process that is not ready, until it is", async () => {
  let status = 503;
  const send = await aBalancer([await aProcess("stopping", () => status), await aProcess("ready")]);
  const names = async () => new Set([(await send("a")).split(" ")[0], (await send("b")).split(" ")[0]]);
  const wait = { timeout: 10_000, interval: 50 };
  await vi.waitFor(async () => expect(await names()).toEqual(new Set(["ready"])), wait);
  status = 200;
  await vi.waitFor(async () => expect(await names()).toEqual(new Set(["ready", "stopping"])), wait);
});

it("never repeats what a process took, and answers as a proxy does", async () => {
  const server = createServer((request) => void request.socket.destroy()).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  let asked = 0;
  server.on("request", ({ url }: { url?: string }) => (asked += url === "/graphql" ? 1 : 0));
  const send = await aBalancer([`http://127.0.0.1:${(server.address() as AddressInfo).port}`]);
  expect(await send("an order")).toBe("");
  expect(asked).toBe(1);
});
