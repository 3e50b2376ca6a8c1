import type { ErrorRequestHandler } from "express";
import type { Logger } from "pino";

const SENTENCES: Readonly<Record<number, string>> = {
  400: "The body is not valid JSON.",
  413: "The body is too large; at most 100 kB are allowed.",
  415: "The body must be JSON in UTF-8.",
};

/** A body that can't be read is answered in the shape of all other errors of this door. */
export const bodyErrors =
  (logger: Logger): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    const status = error instanceof Error && "status" in error ? Number(error.status) : 500;
    const sentence = SENTENCES[status];
    if (sentence === undefined) logger.error({ err: error, requestId: request.id }, "request failed");
    response.status(sentence === undefined ? 500 : status).json({
      errors: [
        {
          message: sentence ?? "Something went wrong on our side. Please try again.",
          extensions: { code: sentence === undefined ? "INTERNAL_SERVER_ERROR" : "BAD_REQUEST" },
        },
      ],
    });
  };
