import {
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from "graphql";
import { MAX_VALIDATION_ERRORS, VALIDATION_RULES } from "./apollo.js";
import { LIMITS } from "./limits.js";
import { checkOperation, OperationCosts } from "./operation-checks.js";

const COSTS = new OperationCosts();

export type Subscription = {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variableValues: Readonly<Record<string, unknown>>;
};

/** A document can't be parsed or does not fit the schema. */
export class InvalidDocument extends Error {
  constructor(readonly errors: readonly GraphQLError[]) {
    super("The document is not valid.");
  }
}

/**
 * The subscription that a request asks for, within the limits of any operation.
 * @param hideSuggestions whether errors omit similar names of the schema
 * @throws {InvalidDocument} {@link ShopError}
 */
export function checkedSubscription(schema: GraphQLSchema, asked: unknown, hideSuggestions: boolean): Subscription {
  const { query, operationName, variables } = partsOf(asked);
  const document = parsed(query);
  const errors = validate(schema, document, [...specifiedRules, ...VALIDATION_RULES], {
    maxErrors: MAX_VALIDATION_ERRORS,
    hideSuggestions,
  });
  if (errors.length > 0) throw new InvalidDocument(errors.map(withCode));
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== OperationTypeNode.SUBSCRIPTION)
    throw new InvalidDocument([refusal("A stream answers one subscription. Send anything else to /graphql.")]);
  checkOperation({ schema, document, operation, given: variables, costs: COSTS }, LIMITS, hideSuggestions);
  return { document, operation, variableValues: variables };
}

const withCode = ({ message, nodes }: GraphQLError) =>
  new GraphQLError(message, { nodes, extensions: { code: "GRAPHQL_VALIDATION_FAILED" } });

const refusal = (sentence: string) =>
  new GraphQLError(sentence, { extensions: { code: "OPERATION_RESOLUTION_FAILURE" } });

function parsed(query: string): DocumentNode {
  try {
    return parse(query, { maxTokens: LIMITS.tokens });
  } catch (error) {
    const { message, source, positions } = error as GraphQLError;
    const extensions = { code: "GRAPHQL_PARSE_FAILED" };
    throw new InvalidDocument([new GraphQLError(message, { source, positions, extensions })]);
  }
}

type Parts = { query: string; operationName: string | undefined; variables: Record<string, unknown> };

/** What a client sent, with anything unreadable left out. */
function partsOf(asked: unknown): Parts {
  const sent: Record<string, unknown> = { ...(typeof asked === "object" ? asked : {}) };
  const { query, operationName, variables } = sent;
  return {
    query: typeof query === "string" ? query : "",
    operationName: typeof operationName === "string" ? operationName : undefined,
    variables: typeof variables === "object" ? { ...variables } : {},
  };
}
