import { ApolloServer, type ApolloServerPlugin } from "@apollo/server";
import type { GraphQLSchema } from "graphql";
import type { Logger } from "pino";
import { ShopError } from "../shop-error.js";
import type { ShopContext } from "./context.js";
import { formatError } from "./format-error.js";
import { costLimit, depthLimit, LIMITS } from "./limits.js";

/** The GraphQL server over the schema, not yet started. */
export function createApollo(
  schema: GraphQLSchema,
  { logger, explorer }: { logger: Logger; explorer: ApolloServerPlugin<ShopContext> | undefined },
): ApolloServer<ShopContext> {
  return new ApolloServer<ShopContext>({
    schema,
    introspection: explorer !== undefined,
    hideSchemaDetailsFromClientErrors: explorer === undefined,
    stopOnTerminationSignals: false,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens: LIMITS.tokens },
    validationRules: [depthLimit(LIMITS.depth)],
    formatError,
    logger,
    plugins: [costLimit(LIMITS.cost), statusOfBadInput, logOf(logger), ...(explorer ? [explorer] : [])],
  });
}

/** Input that breaks a rule answers 400, as REST does. */
const statusOfBadInput: ApolloServerPlugin<ShopContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response }) {
        if (response.body.kind !== "single") return;
        const { data, errors } = response.body.singleResult;
        if (!data && errors?.some(({ extensions }) => extensions?.["code"] === "BAD_USER_INPUT"))
          response.http.status = 400;
      },
    };
  },
};

/** Logs what was not foreseen, once, with the request it happened in. */
const logOf = (logger: Logger): ApolloServerPlugin<ShopContext> => ({
  async requestDidStart() {
    return {
      async didEncounterErrors({ errors, contextValue, operationName }) {
        for (const { originalError } of errors)
          if (originalError && !(originalError instanceof ShopError && originalError.cause === undefined))
            logger.error({ err: originalError, requestId: contextValue.requestId, operationName }, "operation failed");
      },
    };
  },
});
