import { expect, it, vi } from "vitest";
import { poolOf } from "../../src/kernel/sql/query.js";
import { aCartWith } from "../builders/cart.js";
import { aCheckout, placeOrder } from "../builders/order.js";
import { useMonitoring } from "../harness/monitoring.js";
import { useShop } from "../harness/shop.js";
import { useTraceCollector, type ArrivedSpan } from "../harness/trace-collector.js";

const shop = useShop();
const collector = useTraceCollector();
useMonitoring(shop, () => ({
  ...{
    metricsPort: undefined,
    otelExporterOtlpEndpoint: `${collector.endpoint()}/`,
    tracesPercent: 0,
    tracesFollowSender: true,
  },
}));

/** Size of the shop's pool. */
const CONNECTIONS = 10;
const SPAN = "00f067aa0ba902b7";
/** Batches are sent every five seconds. */
const SENDING = { timeout: 12_000 };

/** A visitor whose proxy has begun a trace and wants it sent, or not. */
function traced(traceId: string, isSampled = true) {
  const visitor = shop().visitor();
  visitor.headers = { traceparent: `00-${traceId}-${SPAN}-${isSampled ? "01" : "00"}` };
  return visitor;
}

const spansOf = (traceId: string) => collector.spans.filter((span) => span.traceId === traceId);
const attribute = ({ attributes }: ArrivedSpan, name: string) => attributes.find(({ key }) => key === name)?.value;

it("go on with the trace of the sender: the request, in it its operation, and in that its statements", async () => {
  const trace = "4bf92f3577b34da6a3ce929d0e0e4736";
  const { requestId } = await traced(trace).graphql("query Site { categories { id } }");
  await vi.waitFor(() => expect(spansOf(trace).length).toBeGreaterThanOrEqual(3), SENDING);
  const [request, ...others] = spansOf(trace).filter(({ parentSpanId }) => parentSpanId === SPAN);
  expect(others).toEqual([]);
  expect(request).toMatchObject({ name: "POST /graphql" });
  const inside = (outer?: ArrivedSpan) => spansOf(trace).filter(({ parentSpanId }) => parentSpanId === outer?.spanId);
  const [operation] = inside(request);
  expect(operation).toMatchObject({ name: "graphql Site" });
  const [statement] = inside(operation);
  expect(statement && attribute(statement, "db.system.name")).toEqual({ stringValue: "postgresql" });
  expect(request && attribute(request, "shop.request_id")).toEqual({ stringValue: requestId });
  expect(await shop().logged(requestId)).toMatchObject({ traceId: trace });
});

it("have statements in the request that waits for a connection, not in that which gives it back", async () => {
  const trace = "5bf92f3577b34da6a3ce929d0e0e4736";
  const pool = poolOf(shop().database);
  const others = Array.from({ length: CONNECTIONS }, () => shop().database.createQueryRunner());
  await Promise.all(others.map((other) => other.connect()));
  const answer = traced(trace).graphql("query Site { categories { id } }");
  try {
    await vi.waitFor(() => expect(pool.waitingCount).toBeGreaterThan(0));
  } finally {
    await Promise.all(others.map((other) => other.release()));
  }
  expect((await answer).status).toBe(200);
  await vi.waitFor(() => expect(spansOf(trace).length).toBeGreaterThanOrEqual(3), SENDING);
});

it("are not sent where the sender does not want it, or by the share of those that the shop begins", async () => {
  const unwanted = "6bf92f3577b34da6a3ce929d0e0e4736";
  const wanted = "7bf92f3577b34da6a3ce929d0e0e4736";
  await traced(unwanted, false).graphql("query Site { categories { id } }");
  const own = await shop().visitor().graphql("query Site { categories { id } }");
  const { traceId } = await shop().logged(own.requestId);
  expect(traceId).toMatch(/^[0-9a-f]{32}$/);
  await traced(wanted).graphql("query Site { categories { id } }");
  await vi.waitFor(() => expect(spansOf(wanted).length).toBeGreaterThanOrEqual(3), SENDING);
  expect(spansOf(unwanted)).toEqual([]);
  expect(spansOf(traceId ?? "")).toEqual([]);
});

it("tell nothing of a visitor, and mark what has failed", async () => {
  const trace = "8bf92f3577b34da6a3ce929d0e0e4736";
  const visitor = traced(trace);
  await aCartWith(visitor);
  await placeOrder(visitor, aCheckout({ firstName: "Wilhelmina", email: "wilhelmina@larch.example" }));
  await visitor.send("GET", "/api/products/wilhelmina@larch.example?q=wilhelmina");
  await shop().database.query("ALTER TABLE category RENAME TO category_away");
  await visitor.graphql("query WilhelminaFails { categories { id } }");
  await shop().database.query("ALTER TABLE category_away RENAME TO category");
  const last = await vi.waitFor(() => {
    const failed = spansOf(trace).filter(({ status }) => status.code === 2);
    expect(failed.length).toBeGreaterThanOrEqual(3);
    return failed;
  }, SENDING);
  expect(last.map(({ name }) => name)).toEqual(expect.arrayContaining(["graphql other", "POST /graphql"]));
  expect(JSON.stringify(collector.spans)).not.toMatch(/wilhelmina|larch/i);
});
