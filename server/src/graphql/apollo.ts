import { ApolloServer, type ApolloServerPlugin } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import type { GraphQLSchema } from "graphql";
import type { Logger } from "pino";
import { ShopError } from "../kernel/errors/shop-error.js";
import { causeOf, requestCodeOf } from "../kernel/graphql/graphql-error.js";
import type { RequestContext } from "../kernel/graphql/request-context.js";
import { asShopError } from "../kernel/sql/database-errors.js";
import { depthLimit } from "./depth-limit.js";
import { documentLimits } from "./document-limits.js";
import { plannedExecution } from "./execution/planned-execution.js";
import { formatError } from "./format-error.js";
import { knownOperationTypes } from "./known-operation-types.js";
import { LIMITS } from "./limits.js";
import { operationChecks } from "./operation-checks.js";
import { responseStatus } from "./response-status.js";
import { textLiterals } from "./text-values.js";

/** Validation stops after this many errors, because each takes time. */
const MAX_VALIDATION_ERRORS = 5;

/**
 * Apollo Server for the schema, not yet started.
 * @param isExplorable whether introspection and suggestions in errors are allowed
 */
export function createApollo(
  schema: GraphQLSchema,
  { logger, isExplorable }: { logger: Logger; isExplorable: boolean },
): ApolloServer<RequestContext> {
  return new ApolloServer<RequestContext>({
    gateway: plannedExecution(schema),
    introspection: isExplorable,
    stopOnTerminationSignals: false,
    csrfPrevention: false, // http/security/cross-site knows foreign pages by Sec-Fetch-Site and Origin
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens: LIMITS.tokens },
    validationRules: [knownOperationTypes, depthLimit(LIMITS.depth), documentLimits(LIMITS), textLiterals],
    validationOptions: { maxErrors: MAX_VALIDATION_ERRORS, hideSuggestions: !isExplorable },
    formatError,
    logger,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginCacheControlDisabled(), // it would wrap the resolver of every field
      operationChecks(LIMITS, !isExplorable),
      responseStatus,
      logOf(logger),
    ],
  });
}

/** Logs unexpected errors and failures of the database once, with the request id. */
const logOf = (logger: Logger): ApolloServerPlugin<RequestContext> => ({
  async requestDidStart() {
    return {
      async didEncounterErrors({ errors, contextValue: { requestId } }) {
        for (const error of errors) {
          if (requestCodeOf(error) !== undefined) continue;
          const named = asShopError(causeOf(error));
          const unforeseen = named instanceof ShopError ? named.cause : named;
          if (unforeseen !== undefined) logger.error({ err: unforeseen, requestId }, "operation failed");
        }
      },
    };
  },
});
