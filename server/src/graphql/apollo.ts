import { ApolloServer, type ApolloServerPlugin } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import type { GraphQLSchema } from "graphql";
import type { Logger } from "pino";
import type { RequestContext } from "../kernel/graphql/request-context.js";
import { depthLimit } from "./depth-limit.js";
import { documentLimits } from "./document-limits.js";
import { gatewayOf, type Executor } from "./execution/planned-execution.js";
import { formatError } from "./format-error.js";
import { LIMITS } from "./limits.js";
import { logUnforeseen } from "./log-unforeseen.js";
import { noSubscriptions } from "./no-subscriptions.js";
import { operationChecks } from "./operation-checks.js";
import { responseStatus } from "./response-status.js";
import { textLiterals } from "./text-values.js";

/** Validation stops after this many errors, because each takes time. */
export const MAX_VALIDATION_ERRORS = 5;

/** Besides those of GraphQL. */
export const VALIDATION_RULES = [depthLimit(LIMITS.depth), documentLimits(LIMITS), textLiterals];

/**
 * Apollo Server for the schema, not yet started.
 * @param isExplorable whether introspection and suggestions in errors are allowed
 */
export function createApollo(
  schema: GraphQLSchema,
  { logger, execute, isExplorable }: { logger: Logger; execute: Executor; isExplorable: boolean },
): ApolloServer<RequestContext> {
  return new ApolloServer<RequestContext>({
    gateway: gatewayOf(schema, execute),
    introspection: isExplorable,
    stopOnTerminationSignals: false,
    csrfPrevention: false, // http/security/cross-site knows foreign pages by Sec-Fetch-Site and Origin
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens: LIMITS.tokens },
    validationRules: [noSubscriptions, ...VALIDATION_RULES],
    validationOptions: { maxErrors: MAX_VALIDATION_ERRORS, hideSuggestions: !isExplorable },
    formatError,
    stringifyResult: JSON.stringify, // Apollo's own appends a line break, which costs a copy of the response
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

const logOf = (logger: Logger): ApolloServerPlugin<RequestContext> => ({
  async requestDidStart() {
    return {
      async didEncounterErrors({ errors, contextValue: { requestId } }) {
        logUnforeseen(logger, errors, requestId);
      },
    };
  },
});
