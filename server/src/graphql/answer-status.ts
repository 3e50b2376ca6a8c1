import type { ApolloServerPlugin } from "@apollo/server";
import { type ErrorCode, statusOf } from "../kernel/errors/error-codes.js";
import { SOON } from "../kernel/errors/shop-error.js";
import type { RequestContext } from "../kernel/graphql/request-context.js";

/** Codes that say something of the request or of the shop as a whole, which proxies and monitors understand too. */
const TELLING: ReadonlySet<string> = new Set<ErrorCode>([
  "BAD_USER_INPUT",
  "QUERY_TOO_COMPLEX",
  "HTTPS_REQUIRED",
  "RATE_LIMITED",
  "SERVICE_UNAVAILABLE",
  "INTERNAL_SERVER_ERROR",
]);

/**
 * An answer without data, in which every field at the top is null, carries the status of its first error, as in REST; an
 * unforeseen one names its request.
 */
export const answerStatus: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response: { http, body }, contextValue: { requestId } }) {
        if (body.kind !== "single") return;
        const { data, errors = [] } = body.singleResult;
        const unforeseen = errors.filter(({ extensions }) => extensions?.["code"] === "INTERNAL_SERVER_ERROR");
        for (const { extensions } of unforeseen) Object.assign(extensions ?? {}, { requestId });
        const telling = errors.find(({ extensions }) => TELLING.has(String(extensions?.["code"])))?.extensions;
        if (!telling || Object.values(data ?? {}).some((value) => value !== null)) return;
        http.status = statusOf(String(telling["code"]));
        if (http.status === 429) http.headers.set("retry-after", String(telling["retryAfterSeconds"]));
        if (http.status === 503) http.headers.set("retry-after", String(SOON));
      },
    };
  },
};
