import { Counter, Histogram, type Registry } from "prom-client";
import { requests, type RequestActivity } from "../http/activity/request-activity.js";
import { BoundedNames } from "./bounded-names.js";
import { secondsSince } from "./seconds-since.js";
import { subscribe } from "./subscribe.js";

/** Routes of the code are some ninety. */
const ROUTES = 150;
/** In seconds. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Counts requests by route, method and status, until the returned function is called. Streams last for as long as they are open. */
export function countRequests(registry: Registry): () => void {
  const registers = [registry];
  const routes = new BoundedNames(ROUTES);
  const counter = new Counter({
    name: "http_requests_total",
    help: "Requests by route, method and status; `aborted` where the client left first",
    labelNames: ["route", "method", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time until a response was sent, by route",
    labelNames: ["route"],
    buckets: BUCKETS,
    registers,
  });
  const count = ({ request, response, startedAt, ...known }: RequestActivity) => {
    const route = routes.of(known.route);
    const { method = "" } = request;
    counter.inc({ route, method: METHODS.has(method) ? method : "other", status: statusOf(response) });
    durations.observe({ route }, secondsSince(startedAt));
  };
  return subscribe([requests.asyncEnd, count]);
}

const statusOf = ({ writableFinished, statusCode }: RequestActivity["response"]): string =>
  writableFinished ? String(statusCode) : "aborted";
