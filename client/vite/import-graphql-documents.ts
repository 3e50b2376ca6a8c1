import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const CALL = /\bgraphql\(\s*`\s*(query|mutation|subscription|fragment)\s+(\w+)[^`]*`\s*,?\s*\)/g;
const PREFIX = "\0graphql-document:";

/** Files that codegen writes: the documents, and the ids of public queries by name. */
type GeneratedFiles = { documents: string; publicQueries: string };

/**
 * Replaces each graphql(`query Name …`) by an import of its generated document, each a module of its own, so that a page loads
 * only its own documents. The map behind `graphql()` contains every operation of the shop and cannot be tree-shaken. Line numbers
 * do not change. The document of a public query gets its `documentId`.
 */
export function importGraphqlDocuments(files: GeneratedFiles): Plugin {
  return {
    name: "import-graphql-documents",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(PREFIX.slice(1)) ? `\0${id}` : null),
    load: {
      filter: { id: /^\0graphql-document:/ },
      async handler(id) {
        const name = id.slice(PREFIX.length);
        this.addWatchFile(files.documents);
        const generated = await readFile(files.documents, "utf8");
        const document = new RegExp(`^export const ${name} = (\\{.*\\}) as unknown as `, "m").exec(generated)?.[1];
        if (!document) this.error(`${files.documents} has no ${name}: run npm run codegen.`);
        const ids: Record<string, string> = JSON.parse(await readFile(files.publicQueries, "utf8"));
        const documentId = ids[name.replace(/Document$/, "")];
        return `export const ${name} = ${documentId === undefined ? document : `{ documentId: "${documentId}", ...${document} }`};`;
      },
    },
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /\/src\/gql\// }, code: /\bgraphql\(/ },
      handler(code) {
        const imports = new Set<string>();
        const replaced = code.replace(CALL, (call: string, kind: string, operation: string) => {
          const name = operation + (kind === "fragment" ? "FragmentDoc" : "Document");
          imports.add(`import { ${name} } from "${PREFIX.slice(1)}${name}";`);
          return name + "\n".repeat(call.split("\n").length - 1);
        });
        if (imports.size === 0) return null;
        return { code: [...imports].join("") + replaced.replace(/^import \{ graphql \} from .*$/m, ""), map: null };
      },
    },
  };
}
