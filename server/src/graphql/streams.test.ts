import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { buildSchema } from "graphql";
import { pino } from "pino";
import { expect, it, onTestFinished } from "vitest";
import { anonymousVisitor } from "../http/sessions/anonymous-visitor.js";
import type { RequestContext } from "../kernel/graphql/request-context.js";
import { ChangeFeed } from "../kernel/sql/change-feed.js";
import { RegisteredDocuments } from "./registered-documents.js";
import { Streams } from "./streams.js";

const logger = pino({ level: "silent" });

/** Streams whose requests wait for their rate limit until `allow` is called. */
async function streamsWithSlowLimit() {
  const schema = buildSchema("type Query { n: Int } type Subscription { n: Int }");
  const field = schema.getSubscriptionType()?.getFields()["n"];
  const feed = new ChangeFeed({ databaseUrl: "postgres://127.0.0.1:1/none", logger });
  if (field) field.subscribe = (_source, _args, { changes }: RequestContext) => changes?.of("n");
  const asked = Promise.withResolvers<void>();
  const allowed = Promise.withResolvers<void>();
  const take = () => {
    asked.resolve();
    return allowed.promise;
  };
  const context = { visitor: anonymousVisitor, clientIp: "127.0.0.1", requestId: "1", rateLimits: { take } };
  const streams = new Streams({
    ...{ schema, feed, logger, hideSuggestions: true, documents: new RegisteredDocuments() },
    contextFor: () => context as unknown as RequestContext,
    limits: { perProcess: 1, perIp: 1 },
  });
  const server = createServer(express().get("/", streams.handler)).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    streams.drain();
    server.close();
    await feed.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    streams,
    url: `http://127.0.0.1:${port}/?query=subscription{n}`,
    asked: asked.promise,
    allow: allowed.resolve,
  };
}

it("ends a stream that was still opening when the process began to drain", async () => {
  const { streams, url, asked, allow } = await streamsWithSlowLimit();
  const response = fetch(url);
  await asked;
  streams.drain();
  allow();
  expect(await (await response).text()).toBe("retry: 5000\n\n");
});
