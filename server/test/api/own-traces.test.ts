import { expect, it, vi } from "vitest";
import { useMonitoring } from "../harness/monitoring.js";
import { useShop } from "../harness/shop.js";
import { useTraceCollector } from "../harness/trace-collector.js";

const shop = useShop();
const collector = useTraceCollector();
useMonitoring(shop, () => ({
  ...{ metricsPort: undefined, otelExporterOtlpEndpoint: collector.endpoint(), tracesPercent: 100 },
}));

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const SPAN = "00f067aa0ba902b7";
/** Batches are sent every five seconds. */
const SENDING = { timeout: 12_000 };

it("are begun by the shop and only linked to the sender's, who does not decide what is recorded", async () => {
  const visitor = shop().visitor();
  visitor.headers = { traceparent: `00-${TRACE}-${SPAN}-00` };
  const { requestId } = await visitor.graphql("query Site { categories { id } }");
  const { traceId } = await shop().logged(requestId);
  expect(traceId).toMatch(/^[0-9a-f]{32}$/);
  expect(traceId).not.toBe(TRACE);
  const spans = () => collector.spans.filter((span) => span.traceId === traceId);
  await vi.waitFor(() => expect(spans().length).toBeGreaterThanOrEqual(3), SENDING);
  expect(spans().find(({ name }) => name === "POST /graphql")).toMatchObject({
    links: [{ traceId: TRACE, spanId: SPAN }],
  });
  expect(collector.spans.filter((span) => span.traceId === TRACE)).toEqual([]);
});
