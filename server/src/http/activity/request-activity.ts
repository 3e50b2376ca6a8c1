import { tracingChannel } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";

/** A request from its first byte to the end of its response. */
export type RequestActivity = {
  request: IncomingMessage;
  response: ServerResponse;
  /** Pattern of its path; there are few. */
  route: string;
  /** Milliseconds of `performance.now`. */
  startedAt: number;
};

/** Tells who measures or traces it of each request: `start`, and `asyncEnd` when the response has been sent or its client has left. */
export const requests = tracingChannel<unknown, RequestActivity>("shop:request");

const noted = new WeakMap<IncomingMessage, string>();

/** Sets the route of a request that the path does not tell: a page's. */
export function noteRoute(request: IncomingMessage, route: string | undefined): void {
  if (route !== undefined && requests.hasSubscribers) noted.set(request, route);
}

/**
 * Runs `next`, and what follows from it, within the activity of the request.
 * @param routeOf the pattern of a path, of which there are few
 */
export function observeRequest(
  [request, response]: readonly [IncomingMessage, ServerResponse],
  routeOf: (path: string) => string,
  next: () => void,
): void {
  if (!requests.hasSubscribers) return next();
  const [path = ""] = (request.url ?? "").split("?", 1); // routers change the URL
  const activity = { request, response, route: "", startedAt: performance.now() };
  response.once("close", () => {
    activity.route = noted.get(request) ?? routeOf(path);
    requests.asyncEnd.publish(activity);
  });
  requests.start.runStores(activity, next);
}
