import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** An operation to try: what it is for, its text and what it is called with. */
export type Example = { name: string; title: string; document: string; variables: Record<string, unknown> };

const FOLDER = path.resolve(import.meta.dirname, "../../examples");

/** The first line of an example says in a comment what it does. */
const TITLE = /^#\s*(.+)$/m;

/**
 * The example operations of server/examples in the order of their names: NN-task.graphql, beside it NN-task.json with the
 * variables where it takes some.
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
