import { EventEmitter } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { parse } from "graphql";
import pg from "pg";
import { observedExecutor } from "../../server/dist/graphql/execution/observed-executor.js";
import { observeRequest } from "../../server/dist/http/activity/request-activity.js";
import { routeNames } from "../../server/dist/http/activity/route-names.js";
import { ObservedClient } from "../../server/dist/kernel/sql/observed-client.js";
import { openMetrics } from "../../server/dist/monitoring/metrics.js";
import { logSlowStatements } from "../../server/dist/monitoring/slow-statements.js";
import { openTraces } from "../../server/dist/monitoring/traces.js";
import { median } from "./figures.ts";

/**
 * npm run bench:monitoring: microseconds of processor time by which watching makes a request, a GraphQL operation and an SQL statement
 * longer, each alone and without what it watches: whole shops that take turns differ by more than that. Needs a built server.
 */
const ROUNDS = 40;
const EACH = 10_000;

type Work = () => unknown;
type End = () => void | Promise<void>;

const collector = createServer((request, response) => request.resume().once("end", () => response.end("{}")));
await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
const logger = { warn: () => {} } as unknown as Parameters<typeof logSlowStatements>[0];
const database = {} as Parameters<typeof openMetrics>[0]["database"];

const slow = () => logSlowStatements(logger, 500);
const metrics = () => openMetrics({ database, caches: {}, replicas: () => [] }).close;
const traces = () => openTraces({ endpoint, percent: 1, followsSender: false, logger });
const WATCHES: Readonly<Record<string, readonly (() => End)[]>> = {
  "nothing watches": [],
  "slow statements (the default)": [slow],
  "and metrics": [slow, metrics],
  "and traces of 1 %": [slow, metrics, traces],
};

const routeOf = routeNames(["/api/products", "/api/products/{slug}"]);

function request(observe: boolean): Work {
  const headers = { "user-agent": "bench", accept: "*/*" };
  return () => {
    const asked = { url: "/graphql?query=x", method: "POST", headers } as unknown as IncomingMessage;
    const response = Object.assign(new EventEmitter(), { statusCode: 200, writableFinished: true });
    const next = () => void response.emit("close");
    if (observe) observeRequest([asked, response as unknown as ServerResponse], routeOf, next);
    else next();
  };
}

const document = parse("query Category { categories { id } }");
const execute = async () => ({ data: {} });
const observed = observedExecutor(execute, { api: "shop", nameOf: ({ name }) => name?.value });
type Operation = Parameters<typeof observed>[0];
const operation = { document, operationName: "Category" } as Operation;

/** The driver without a database: it answers at once, as pools ask it. */
type Ask = (config: { name: string; text: string }, values: unknown[], done: (...given: unknown[]) => void) => void;
const answerAtOnce: Ask = (_config, _values, done) => done(undefined, { rows: [] });
pg.Client.prototype.query = answerAtOnce as unknown as pg.Client["query"];
const client = new ObservedClient();
const ask = client.query as unknown as Ask;
const statement = { name: "products-of-category", text: "SELECT * FROM product WHERE category_id = $1" };

/** Each with the same without what watching has put around it. */
const WORKS: Readonly<Record<string, readonly [watched: Work, bare: Work]>> = {
  "a request": [request(true), request(false)],
  "an operation": [() => observed(operation), () => execute()],
  "a statement": [() => ask(statement, [1], () => {}), () => answerAtOnce(statement, [1], () => {})],
};

/** Microseconds of processor time of one, in a round of EACH. */
async function timeOf(work: Work): Promise<number> {
  const before = process.cpuUsage();
  for (let count = 0; count < EACH; count += 1) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / EACH;
}

console.log("| what | who watches | µs more |\n| --- | --- | --- |");
for (const [what, [watched, bare]] of Object.entries(WORKS))
  for (const [who, openings] of Object.entries(WATCHES)) {
    const ends = openings.map((open) => open());
    const more: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const without = await timeOf(bare);
      more.push((await timeOf(watched)) - without);
    }
    for (const end of ends) await end();
    console.log(`| ${what} | ${who} | ${median(more).toFixed(2)} |`);
  }
collector.close();
collector.closeAllConnections();
