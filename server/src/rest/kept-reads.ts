import type { Request, RequestHandler } from "express";
import type { Answer } from "../http/response-cache/answer.js";
import type { KeptAnswers } from "../http/response-cache/response-cache.js";
import { sendAnswer } from "../http/response-cache/send-answer.js";
import type { ReadLimit } from "../kernel/requests/rate-limits.js";

/** Makes handlers of reads that are the same for everybody. */
export const createKeptReads =
  (kept: KeptAnswers, limitRead: ReadLimit) =>
  <Params extends Record<string, string>>(read: (request: Parameters<RequestHandler<Params>>[0]) => Promise<Answer>) =>
    (async (request, response) => {
      const answer = await kept.answer(
        request.originalUrl,
        () => read(request),
        () => limitRead(request as Request),
      );
      sendAnswer(request, response, answer);
    }) satisfies RequestHandler<Params>;
