import type { ErrorRequestHandler, RequestHandler } from "express";
import type { Logger } from "pino";
import { z } from "zod";
import { asShopError } from "../database/database-errors.js";
import { ShopError } from "../shop-error.js";
import { STATUS_OF } from "./status.js";

/** Any address below /api that is none. */
export const notFound: RequestHandler = (_request, response) => {
  response.status(404).type("text").send("There is no such call.");
};

/** Non-OK answers carry the plain message as body. What was not foreseen is logged and answered with one plain line. */
export const plainErrors =
  (logger: Logger): ErrorRequestHandler =>
  (thrown, request, response, next) => {
    if (response.headersSent) return next(thrown);
    const error: unknown = asShopError(thrown);
    if (error instanceof ShopError) {
      if (error.cause !== undefined) logger.error({ err: error.cause, requestId: request.id }, "call failed");
      return void response
        .status(STATUS_OF[error.code] ?? 500)
        .type("text")
        .send(error.message);
    }
    if (error instanceof z.ZodError) return void response.status(400).type("text").send(sentencesOf(error));
    const status = statusOf(error);
    if (status !== undefined)
      return void response
        .status(status)
        .type("text")
        .send(BODY_PROBLEMS[status] ?? "Bad request");
    logger.error({ err: error, requestId: request.id }, "call failed");
    response.status(500).type("text").send("Something went wrong on our side. Please try again.");
  };

const sentencesOf = ({ issues }: z.ZodError) =>
  issues.map(({ path, message }) => `${path.join(".") || "The body"}: ${message}`).join(". ");

/** What body-parser says of a body it refuses. */
const BODY_PROBLEMS: Readonly<Record<number, string>> = {
  400: "The body is not valid JSON.",
  413: "The body is too large.",
  415: "The body must be JSON.",
};

function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error && "status" in error && typeof error.status === "number")) return undefined;
  return error.status >= 400 && error.status < 500 ? error.status : undefined;
}
