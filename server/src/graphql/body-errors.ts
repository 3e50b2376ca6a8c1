import type { ErrorRequestHandler } from "express";
import type { Logger } from "pino";
import { requestFault } from "../http/request-fault.js";

/** Sends errors that happen before Apollo runs in the format of GraphQL errors. */
export const bodyErrors =
  (logger: Logger): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    const fault = requestFault(error);
    if (!fault) logger.error({ err: error, requestId: request.id }, "request failed");
    const { status, code, message } = fault ?? UNFORESEEN;
    response
      .status(status)
      .json({ errors: [{ message, extensions: { code, ...(!fault && { requestId: request.id }) } }] });
  };

const UNFORESEEN = {
  status: 500,
  code: "INTERNAL_SERVER_ERROR",
  message: "Something went wrong on our side. Please try again.",
};
