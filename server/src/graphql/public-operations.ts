import {
  getOperationAST,
  OperationTypeNode,
  parse,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";
import { LRUCache } from "lru-cache";
import { isPublic } from "../kernel/graphql/cache-control.js";
import { LIMITS } from "./limits.js";
import { selectionFold } from "./selection-fold.js";

/** Characters of documents that are remembered with their result. */
const REMEMBERED = 4_000_000;

/** Knows which operations are public: their responses may be cached and served to everybody. */
export class PublicOperations {
  private readonly known = new LRUCache<string, { isPublic: boolean }>({
    maxSize: REMEMBERED,
    sizeCalculation: (_value, key) => key.length + 1,
  });

  private readonly parsedOnes = new WeakMap<OperationDefinitionNode, boolean>();

  constructor(private readonly schema: GraphQLSchema) {}

  /** Whether the body of a request selects only public fields of Query; false for a body that can't be read. */
  arePublic(body: unknown): boolean {
    if (typeof body !== "object" || body === null || !("query" in body) || typeof body.query !== "string") return false;
    if ("extensions" in body && isPersisted(body.extensions)) return false; // Apollo learns its hash
    const operationName = "operationName" in body ? body.operationName : undefined;
    if (operationName != null && typeof operationName !== "string") return false;
    const key = `${operationName ?? ""}\n${body.query}`;
    const known = this.known.get(key);
    if (known) return known.isPublic;
    const isPublic = this.isPublic(body.query, operationName);
    this.known.set(key, { isPublic });
    return isPublic;
  }

  /** Whether an operation of a document selects only public fields of Query. */
  isPublicIn(document: DocumentNode, operationName: string | null | undefined): boolean {
    const operation = getOperationAST(document, operationName);
    if (!operation) return false;
    const known = this.parsedOnes.get(operation) ?? this.selectsPublic(document, operation);
    this.parsedOnes.set(operation, known);
    return known;
  }

  private isPublic(query: string, operationName: string | null | undefined): boolean {
    const document = parsed(query);
    return document !== undefined && this.isPublicIn(document, operationName);
  }

  private selectsPublic(document: DocumentNode, operation: OperationDefinitionNode): boolean {
    if (operation.operation !== OperationTypeNode.QUERY) return false;
    const fields = this.schema.getQueryType()?.getFields() ?? {};
    return [...rootFields(operation.selectionSet, document)].every((name) => {
      const field = fields[name];
      return name.startsWith("__") || (field !== undefined && isPublic(field));
    });
  }
}

const isPersisted = (extensions: unknown) =>
  typeof extensions === "object" && extensions !== null && "persistedQuery" in extensions;

function parsed(query: string): DocumentNode | undefined {
  try {
    return parse(query, { maxTokens: LIMITS.tokens, noLocation: true });
  } catch {
    return undefined;
  }
}

/** Names of the root fields of an operation, also in fragments. */
function rootFields(set: SelectionSetNode, document: DocumentNode): ReadonlySet<string> {
  const names = selectionFold<ReadonlySet<string>>(document, {
    field: ({ name }) => new Set([name.value]),
    join: (sets) => new Set(sets.flatMap((each) => [...each])),
  });
  return names(set, "");
}
