import type { ApolloServerPlugin } from "@apollo/server";
import { statusOf, type ErrorCode } from "../kernel/errors/error-codes.js";
import { SOON } from "../kernel/errors/shop-error.js";
import type { RequestContext } from "../kernel/graphql/request-context.js";

/** Codes about the whole request or the whole shop. Their HTTP status tells proxies and monitors. */
const TELLING: ReadonlySet<string> = new Set<ErrorCode>([
  "BAD_REQUEST",
  "BAD_USER_INPUT",
  "FORBIDDEN",
  "UNAUTHENTICATED",
  "QUERY_TOO_COMPLEX",
  "HTTPS_REQUIRED",
  "RATE_LIMITED",
  "SERVICE_UNAVAILABLE",
  "INTERNAL_SERVER_ERROR",
]);

/**
 * A response without data, in which every root field is null, has the HTTP status of its first error, as in REST. An
 * unexpected error carries the request id.
 */
export const responseStatus: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response: { http, body }, contextValue: { requestId } }) {
        if (body.kind !== "single") return;
        const { data, errors = [] } = body.singleResult;
        const unforeseen = errors.filter(({ extensions }) => extensions?.["code"] === "INTERNAL_SERVER_ERROR");
        for (const { extensions } of unforeseen) Object.assign(extensions ?? {}, { requestId });
        const telling = errors.find(({ extensions }) => TELLING.has(String(extensions?.["code"])))?.extensions;
        if (!telling || http.status === 405 || Object.values(data ?? {}).some((value) => value !== null)) return;
        http.status = statusOf(String(telling["code"]));
        if (http.status === 401) http.headers.set("www-authenticate", "Bearer");
        if (http.status === 429) http.headers.set("retry-after", String(telling["retryAfterSeconds"]));
        if (http.status === 503) http.headers.set("retry-after", String(SOON));
      },
    };
  },
};
