import type { Request, RequestHandler } from "express";
import type { Answer } from "../kept-answers/answer.js";
import type { KeptAnswers } from "../kept-answers/kept-answers.js";
import { sendAnswer } from "../kept-answers/send-answer.js";
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
