import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** An example operation: its purpose, document and variables. */
export type Example = {
  name: string;
  subject: Subject;
  title: string;
  document: string;
  variables: Record<string, unknown>;
};

/** Folders of server/examples, in the order in which they are listed. */
const SUBJECTS = ["catalogue", "cart", "orders", "account", "enquiries", "shop"] as const;
type Subject = (typeof SUBJECTS)[number];

const FOLDER = path.resolve(import.meta.dirname, "../../../examples");

/** The first line of an example is a comment with its purpose. */
const TITLE = /^#\s*(.+)$/m;

/**
 * The example operations of server/examples, by subject and then by file name: task.graphql, and task.json with its variables if it
 * has any.
 */
export const readExamples = (): Example[] => SUBJECTS.flatMap(examplesOf);

function examplesOf(subject: Subject): Example[] {
  const folder = path.join(FOLDER, subject);
  const files = readdirSync(folder).toSorted();
  return files
    .filter((file) => file.endsWith(".graphql"))
    .map((file) => {
      const document = readFileSync(path.join(folder, file), "utf8");
      const variables = file.replace(/\.graphql$/, ".json");
      return {
        name: file.replace(/\.graphql$/, ""),
        subject,
        title: TITLE.exec(document)?.[1] ?? file,
        document,
        variables: files.includes(variables)
          ? (JSON.parse(readFileSync(path.join(folder, variables), "utf8")) as Example["variables"])
          : {},
      };
    });
}
