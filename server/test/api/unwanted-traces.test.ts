import { expect, it } from "vitest";
import { useMonitoring } from "../harness/monitoring.js";
import { useShop } from "../harness/shop.js";
import { useTraceCollector } from "../harness/trace-collector.js";

const shop = useShop();
const collector = useTraceCollector();
const watch = useMonitoring(shop, () => ({
  ...{ metricsPort: undefined, otelExporterOtlpEndpoint: collector.endpoint(), tracesPercent: 0 },
}));

it("are not sent because a visitor asks for it", async () => {
  const visitor = shop().visitor();
  visitor.headers = { traceparent: "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01" };
  const { requestId } = await visitor.graphql("query Site { categories { id } }");
  await shop().logged(requestId);
  await watch.close(); // sends what is left
  expect(collector.spans).toEqual([]);
});
