import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { getOperationAST, OperationTypeNode, parse } from "graphql";
import { ShopError } from "../kernel/errors/shop-error.js";

/** Front ends register their documents here: a JSON file each, documents by id. Codegen writes the shop's own. */
const FOLDER = path.resolve(import.meta.dirname, "../../documents");

/** A document with one operation. */
type RegisteredDocument = { query: string; name: string | undefined; isQuery: boolean };

/** No document is registered under an id. */
class DocumentNotFound extends ShopError {
  constructor() {
    super(
      "DOCUMENT_NOT_FOUND",
      "No document is registered under this documentId. Send the operation as query instead.",
    );
  }
}

/** The documents that front ends registered when they were built, by id: `sha256:` and the hash of the document. */
export class RegisteredDocuments {
  private readonly documents: ReadonlyMap<string, RegisteredDocument>;
  /** The names of their operations. */
  readonly names: ReadonlySet<string>;

  constructor(folder = FOLDER) {
    const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
    this.documents = new Map(
      files.flatMap((file) => {
        const documents: Record<string, string> = JSON.parse(readFileSync(path.join(folder, file), "utf8"));
        return Object.entries(documents).map(([id, query]) => [id, documentOf(query)] as const);
      }),
    );
    this.names = new Set([...this.documents.values()].flatMap(({ name }) => name ?? []));
  }

  /** @throws {DocumentNotFound} */
  get(id: unknown): RegisteredDocument {
    const document = typeof id === "string" ? this.documents.get(id) : undefined;
    if (document === undefined) throw new DocumentNotFound();
    return document;
  }
}

function documentOf(query: string): RegisteredDocument {
  const operation = getOperationAST(parse(query));
  return { query, name: operation?.name?.value, isQuery: operation?.operation === OperationTypeNode.QUERY };
}
