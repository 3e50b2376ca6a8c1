import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll } from "vitest";

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
/** A span as OTLP carries it in JSON. */
export type ArrivedSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
  links?: { traceId: string; spanId: string }[];
  status: { code?: number };
};
type Batch = { resourceSpans: { scopeSpans: { spans: ArrivedSpan[] }[] }[] };

/** A collector of traces for the tests of this file, with the spans that it was sent. */
export function useTraceCollector(): { endpoint(): string; spans: ArrivedSpan[] } {
  const spans: ArrivedSpan[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      if (request.url === "/v1/traces") spans.push(...spansOf(JSON.parse(body) as Batch));
      response.setHeader("Content-Type", "application/json").end("{}");
    });
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  return { endpoint: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans };
}

const spansOf = ({ resourceSpans }: Batch) =>
  resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
