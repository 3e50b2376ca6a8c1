import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** An example operation: its purpose, document and variables. */
export type Example = { name: string; title: string; document: string; variables: Record<string, unknown> };

const FOLDER = path.resolve(import.meta.dirname, "../../examples");

/** The first line of an example is a comment with its purpose. */
const TITLE = /^#\s*(.+)$/m;

/**
 * The example operations of server/examples by name: NN-task.graphql, and NN-task.json with its variables if it has any.
 */
export function readExamples(): Example[] {
  const files = readdirSync(FOLDER).toSorted();
  return files
    .filter((file) => file.endsWith(".graphql"))
    .map((file) => {
      const document = readFileSync(path.join(FOLDER, file), "utf8");
      const variables = file.replace(/\.graphql$/, ".json");
      return {
        name: file.replace(/^\d+-|\.graphql$/g, ""),
        title: TITLE.exec(document)?.[1] ?? file,
        document,
        variables: files.includes(variables)
          ? (JSON.parse(readFileSync(path.join(FOLDER, variables), "utf8")) as Example["variables"])
          : {},
      };
    });
}
