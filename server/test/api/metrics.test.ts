import { request } from "node:http";
import { expect, it, vi } from "vitest";
import { readSettings } from "../../src/settings.js";
import { aCartWith } from "../builders/cart.js";
import { aCheckout, placeOrder } from "../builders/order.js";
import { useMonitoring } from "../harness/monitoring.js";
import { startWorker } from "../harness/post-office.js";
import { useShop } from "../harness/shop.js";
import { useSmtpServer } from "../harness/smtp-server.js";

const rateLimits = { ...readSettings({}).rateLimits, "order-look-ups": 1 };
const shop = useShop({ settings: { responseCache: true, rateLimits } });
const watch = useMonitoring(shop);
const smtp = useSmtpServer();

/** How much series have grown, told by name and labels. */
type Growth = (...series: [name: string, labels?: string]) => number;

/** Checks how much series grow by `work`. A request is counted when its response has been closed, just after its client has it. */
async function expectGrowth(work: () => Promise<unknown>, check: (growth: Growth) => void) {
  const before = await watch.read();
  await work();
  await vi.waitFor(async () => {
    const after = await watch.read();
    check((...series) => after.of(...series) - before.of(...series));
  });
}

it("are served alone on a port of their own, and not on the shop's", async () => {
  const answer = await fetch(watch.url());
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(await answer.text()).toMatch(/^nodejs_eventloop_lag_seconds \d/m);
  expect((await fetch(watch.url(), { method: "POST" })).status).toBe(405);
  expect((await fetch(new URL("/healthz", watch.url()))).status).toBe(404);
  expect((await shop().visitor().send("GET", "/metrics")).status).toBe(404);
  expect(new URL(watch.url()).hostname).toBe("127.0.0.1");
});

it("count requests by route, method and status, GraphQL by known operations and SQL by name", async () => {
  const visitor = shop().visitor();
  const work = async () => {
    await visitor.graphql("query CartPage { cart { count } }");
    await visitor.graphql("query JoWhitfield { cart { count } }");
    await visitor.send("GET", "/api/products/no-such-product");
    await aCartWith(visitor);
  };
  await expectGrowth(work, (growth) => {
    expect(growth("http_requests_total", 'route="/graphql",method="POST",status="200"')).toBeGreaterThanOrEqual(3);
    expect(growth("http_requests_total", 'route="/api/products/{slug}",method="GET",status="404"')).toBe(1);
    expect(growth("http_request_duration_seconds_count", 'route="/api/products/{slug}"')).toBe(1);
    expect(growth("graphql_operation_duration_seconds_count", 'api="shop",operation="CartPage"')).toBe(1);
    expect(growth("graphql_operation_duration_seconds_count", 'api="shop",operation="other"')).toBeGreaterThanOrEqual(
      1,
    );
    expect(growth("sql_statement_duration_seconds_count", 'statement="session-store"')).toBe(1);
    expect(growth("shop_events_total", 'event="add to cart"')).toBe(1);
  });
});

it("count errors of operations, failed statements and requests that limits refuse", async () => {
  const visitor = shop().visitor();
  const lookUp = () =>
    visitor.graphql(`query TrackOrder { order(number: "MBC-0000-0000", email: "jo@larch.example") { number } }`);
  const work = async () => {
    await lookUp();
    await lookUp();
    await shop()
      .database.query("SELECT no_such_column FROM cart")
      .catch(() => {});
  };
  await expectGrowth(work, (growth) => {
    expect(growth("rate_limit_refusals_total", 'limit="order-look-ups"')).toBeGreaterThanOrEqual(1);
    expect(growth("sql_statement_failures_total", 'statement="SELECT cart"')).toBe(1);
    expect(growth("graphql_operation_errors_total", 'api="shop",operation="other"')).toBeGreaterThanOrEqual(1);
  });
});

it("count what caches answer, and show what they hold", async () => {
  const visitor = shop().visitor();
  const read = () => visitor.graphql("query Site { shop { name yearsInTrade } }");
  const answered = async (outcome: string) =>
    (await watch.read()).of("response_cache_requests_total", `cache="calls",outcome="${outcome}"`);
  const [misses, hits] = [await answered("miss"), await answered("hit")];
  // On a busy machine the cache may not know for a moment whether it is current.
  await vi.waitFor(async () => {
    await read();
    expect(await answered("hit")).toBeGreaterThan(hits);
  }, 10_000);
  expect(await answered("miss")).toBeGreaterThan(misses);
  const now = await watch.read();
  expect(now.of("response_cache_entries", 'cache="calls"')).toBeGreaterThanOrEqual(1);
  expect(now.of("response_cache_bytes", 'cache="calls"')).toBeGreaterThan(500);
});

it("show the pools", async () => {
  const before = await watch.read();
  expect(before.of("sql_pool_connections", 'pool="shop",state="idle"')).toBeGreaterThanOrEqual(1);
  expect(before.series).toContain('sql_pool_waiting{pool="sessions"}');
  const busy = shop().database.createQueryRunner();
  await busy.connect();
  try {
    expect((await watch.read()).of("sql_pool_connections", 'pool="shop",state="busy"')).toBeGreaterThanOrEqual(1);
  } finally {
    await busy.release();
  }
});

it("count orders and the mails that a worker sends or can't, and show the queue", async () => {
  const visitor = shop().visitor();
  await aCartWith(visitor);
  await expectGrowth(
    () => placeOrder(visitor),
    (growth) => expect(growth("shop_events_total", 'event="order"')).toBe(1),
  );
  const series = (await watch.read()).series;
  for (const name of ["job_queue_waiting", "job_queue_oldest_seconds"])
    expect(series).toContain(`${name}{queue="mail"}`);
  expect((await watch.read()).of("job_queue_readable")).toBe(1);
  smtp().mood = "busy";
  await startWorker(shop(), { smtpUrl: smtp().url });
  await vi.waitFor(async () => expect((await watch.read()).of("mails_total", 'outcome="delayed"')).toBe(2), 10_000);
  expect((await watch.read()).of("mails_total", 'outcome="sent"')).toBe(0);
});

/** Sends a request as it is; `fetch` would refuse or change some of them. */
const sendRaw = (method: string, path: string) =>
  new Promise<void>((resolve, reject) => {
    const { hostname, port } = new URL(shop().url);
    request({ hostname, port, method, path }, (response) => response.resume().once("end", resolve))
      .once("error", reject)
      .end();
  });

/** Series that begin at their own time: kinds of garbage collection and of handles, and statements of what the shop does by the clock. */
const COMES_BY_ITSELF = /^(?:nodejs|process|sql_statement)_/;

/** What is counted of the last request of the flood. */
const LAST = 'http_requests_total{route="/graphql",method="other",status="405"}';

it("have as many series whatever is sent, and nothing of a visitor", async () => {
  const person = { firstName: "Wilhelmina", lastName: "Fotheringay", email: "wilhelmina@larch.example" };
  const visitor = shop().visitor();
  await aCartWith(visitor);
  await placeOrder(visitor, aCheckout(person));
  const flood = async (from: number) => {
    for (let count = from; count < from + 8; count += 1)
      await Promise.all([
        visitor.graphql(`query Wilhelmina${count} { cart { count } }`),
        ...[`/wilhelmina-${count}/page`, `/api/products/wilhelmina-${count}`, `/admin/wilhelmina-${count}`].map(
          (path) => sendRaw("GET", path),
        ),
      ]);
    for (const method of ["PROPFIND", "LOCK", "MKCOL"]) await sendRaw(method, "/graphql");
  };
  await flood(0);
  await vi.waitFor(async () => expect((await watch.read()).series).toContain(LAST));
  const { series } = await watch.read();
  await flood(8);
  const after = await watch.read();
  expect(after.series.filter((each) => !series.includes(each) && !COMES_BY_ITSELF.test(each))).toEqual([]);
  expect(after.text).not.toMatch(/wilhelmina|fotheringay|larch/i);
  expect(after.series.length).toBeLessThan(2500);
  expect(after.of("graphql_operation_duration_seconds_count", 'api="shop",operation="other"')).toBeGreaterThanOrEqual(
    16,
  );
});
