import { Router, type Request, type RequestHandler, type Response } from "express";
import type { Logger } from "pino";
import { jsonBody } from "../http/body/json-body.js";
import { readPictureBody } from "../http/body/picture-body.js";
import { clientIp } from "../http/rate-limits/client-ip.js";
import { jsonResponse } from "../http/response-cache/cacheable-response.js";
import { compress } from "../http/response-cache/compress.js";
import type { ResponseCache } from "../http/response-cache/response-cache.js";
import { sendResponse } from "../http/response-cache/send-response.js";
import { answerOtherMethod } from "../http/security/allowed-methods.js";
import type { RateLimits, ReadLimit, RequestSource } from "../kernel/requests/rate-limits.js";
import type { Visitor } from "../kernel/requests/visitor.js";
import type { Endpoint, VisitorContext } from "../kernel/rest/endpoint.js";
import { jsonErrors, notFound, plainErrors } from "./errors.js";
import { limitUses, neverStored } from "./guards.js";

type RestParts<Services> = {
  publicEndpoints: readonly Endpoint<Services>[];
  visitorEndpoints: readonly Endpoint<VisitorContext<Services>>[];
  services: Services;
  visitorOf(request: Request, response: Response): Visitor;
  rateLimits: RateLimits;
  limitRead: ReadLimit;
  sourceOf(request: Request): RequestSource;
  cache: ResponseCache;
  logger: Logger;
};

/** The routes of all endpoints. */
export function restRoutes<Services>({
  publicEndpoints,
  visitorEndpoints,
  services,
  visitorOf,
  rateLimits,
  limitRead,
  sourceOf,
  cache,
  logger,
}: RestParts<Services>): Router {
  const routes = Router();
  mount(routes, publicEndpoints, ({ respond }) => async (request, response) => {
    const read = async () => {
      return jsonResponse(await respond(request, services));
    };
    sendResponse(request, response, await cache.get(request.originalUrl, read, () => limitRead(request)));
  });
  routes.use(neverStored, limitUses(rateLimits, sourceOf), compress);
  const answer: HandlerOf<VisitorContext<Services>> =
    ({ respond, status }) =>
    async (request, response) => {
      const context = {
        services,
        visitor: visitorOf(request, response),
        clientIp: clientIp(request),
        readPicture: () => readPictureBody(request, response),
      };
      const { body, headers } = await respond(request, context);
      response.status(status).set(headers).json(body);
    };
  const [withPicture = [], withJson = []] = [true, false].map((takesPicture) =>
    visitorEndpoints.filter((endpoint) => endpoint.takesPicture === takesPicture),
  );
  mount(routes, withPicture, answer);
  routes.use(jsonBody);
  mount(routes, withJson, answer);
  routes.use(notFound);
  for (const { path } of visitorEndpoints.filter(({ hasJsonErrors }) => hasJsonErrors))
    routes.use(path, jsonErrors(logger));
  routes.use(plainErrors(logger));
  return routes;
}

type HandlerOf<Context> = (endpoint: Endpoint<Context>) => RequestHandler;

/** Answers other methods of a path with 405, and OPTIONS with the allowed methods. */
function mount<Context>(routes: Router, endpoints: readonly Endpoint<Context>[], handlerOf: HandlerOf<Context>): void {
  for (const [path, group] of Map.groupBy(endpoints, (endpoint) => endpoint.path)) {
    const route = routes.route(path.replaceAll(/\{(\w+)\}/g, ":$1"));
    for (const endpoint of group) route[methodOf(endpoint)](handlerOf(endpoint));
    const methods = group.flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method]));
    route.all((request, response) => answerOtherMethod(request, response, methods));
  }
}

const methodOf = ({ method }: Pick<Endpoint<unknown>, "method">) =>
  method.toLowerCase() as Lowercase<Endpoint<unknown>["method"]>;
