import type { ApolloServerPlugin } from "@apollo/server";
import { GraphQLError } from "graphql";
import { fieldExtensionsEstimator, getComplexity, simpleEstimator } from "graphql-query-complexity";
import type { ErrorCode } from "../error-codes.js";
import type { ShopContext } from "./context.js";

/**
 * Refuses operations before anything of them runs: those that would cost more than `cost` (about one a field, lists times
 * their length), and those whose variables hold a list of more than `listValues`.
 */
export const costLimit = ({ cost: max, listValues }: { cost: number; listValues: number }) =>
  ({
    async requestDidStart() {
      return {
        async didResolveOperation({ request: { variables = {} }, document, schema, operationName }) {
          const length = longestList(variables);
          if (length > listValues)
            throw refusal("BAD_USER_INPUT", `A list has ${length} values; at most ${listValues} are allowed.`);
          const cost = costOf({ schema, query: document, ...(operationName != null && { operationName }), variables });
          if (cost > max)
            throw refusal(
              "QUERY_TOO_COMPLEX",
              `This operation costs ${cost}; at most ${max} is allowed. Ask for fewer entries.`,
            );
        },
      };
    },
  }) satisfies ApolloServerPlugin<ShopContext>;

/** @throws {GraphQLError} BAD_USER_INPUT where a variable does not fit: its value is looked at here first */
function costOf(operation: Omit<Parameters<typeof getComplexity>[0], "estimators">): number {
  try {
    return getComplexity({
      ...operation,
      estimators: [fieldExtensionsEstimator(), simpleEstimator({ defaultComplexity: 1 })],
    });
  } catch (error) {
    throw error instanceof GraphQLError ? refusal("BAD_USER_INPUT", error.message) : error;
  }
}

const refusal = (code: ErrorCode, sentence: string) =>
  new GraphQLError(sentence, { extensions: { code, http: { status: 400 } } });

/** Without recursion: a variable may be nested as deep as an address is long. */
function longestList(variables: object): number {
  let longest = 0;
  const rest: unknown[] = [variables];
  while (rest.length > 0) {
    const value = rest.pop();
    if (typeof value !== "object" || value === null) continue;
    if (Array.isArray(value)) longest = Math.max(longest, value.length);
    rest.push(...Object.values(value).slice(0, MOST_LOOKED_AT));
  }
  return longest;
}

/** Of one list or object; a longer one is refused for its length or does not fit the schema. */
const MOST_LOOKED_AT = 1000;
