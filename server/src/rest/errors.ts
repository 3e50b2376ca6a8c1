import type { ErrorRequestHandler, RequestHandler, Response } from "express";
import type { Logger } from "pino";
import { z } from "zod";
import { requestFault } from "../http/request-fault.js";
import { ShopError } from "../kernel/errors/shop-error.js";
import { asShopError } from "../kernel/sql/database-errors.js";

/** Any URL without an endpoint. */
export const notFound: RequestHandler = (_request, response) => {
  response.status(404).type("text").send("There is no such call.");
};

/** Error responses have the plain message as body. */
export const plainErrors = (logger: Logger): ErrorRequestHandler =>
  errorAnswers(logger, (response, message) => response.type("text").send(message));

/** The message as JSON: `{success: false, error}`. */
export const jsonErrors = (logger: Logger): ErrorRequestHandler =>
  errorAnswers(logger, (response, message) => response.json({ success: false, error: message }));

/** An unexpected error is logged and answered with one plain sentence. */
const errorAnswers =
  (logger: Logger, send: (response: Response, message: string) => void): ErrorRequestHandler =>
  (thrown, request, response, next) => {
    if (response.headersSent) return next(thrown);
    if (thrown instanceof z.ZodError) return send(response.status(400), sentencesOf(thrown));
    const error: unknown = requestFault(thrown) ? thrown : asShopError(thrown);
    const fault = requestFault(error);
    const unforeseen = error instanceof ShopError ? error.cause : fault ? undefined : error;
    if (unforeseen !== undefined) logger.error({ err: unforeseen, requestId: request.id }, "call failed");
    if (fault?.retryAfter !== undefined) response.set("Retry-After", String(fault.retryAfter));
    send(
      response.status(fault?.status ?? 500),
      fault?.message ?? "Something went wrong on our side. Please try again.",
    );
  };

const sentencesOf = ({ issues }: z.ZodError) =>
  issues.map(({ path, message }) => `${path.join(".") || "The body"}: ${message}`).join(". ");
