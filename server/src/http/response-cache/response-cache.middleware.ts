import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { isFromOwnSite } from "../security/cross-site.js";
import { noteOperation } from "../logs/operation-name.js";
import type { Answer } from "./answer.js";
import type { AnswerMemory } from "./answer-memory.js";
import { hasGraphqlKey, readGraphqlKey } from "./cache-key.js";
import { sendAnswer } from "./send-answer.js";

/**
 * Answers from memory what can be; everything else goes on to `inside`, as if it had not been looked at. Only what inside
 * would take too is answered: other methods, other kinds of body and requests of other sites' pages are refused there.
 * @param ownOrigin the shop's address where ops have set it
 */
export function frontDoor(
  memory: AnswerMemory,
  ownOrigin: string | undefined,
  inside: RequestListener,
): RequestListener {
  return (request, response) => {
    const { method, url = "" } = request;
    if (method === "GET" || method === "HEAD") {
      const kept = url.startsWith("/api/") ? memory.calls.find(url) : memory.pages.find(url);
      return kept ? sendAnswer(request, response, kept) : inside(request, response);
    }
    if (!hasGraphqlKey(request) || !isFromOwnSite(request.headers, ownOrigin)) return inside(request, response);
    readGraphqlKey(request, (key) => {
      const kept = key === undefined ? undefined : memory.calls.find(key);
      return kept ? answered(request, response, kept) : inside(request, response);
    });
  };
}

function answered(request: IncomingMessage, response: ServerResponse, kept: Answer): void {
  request.resume(); // the body has been put back, and nobody else reads it
  noteOperation(request, kept.operation);
  sendAnswer(request, response, kept);
}
