import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Folders of server/examples and their titles, in the order in which they are listed. */
export const SUBJECTS = {
  catalogue: "Catalogue",
  cart: "Cart",
  orders: "Orders",
  account: "Account",
  projects: "Rooms and windows",
  visits: "Visits",
  quotes: "Quotes that keep a price",
  enquiries: "Enquiries",
  shop: "Shop",
  streams: "Streams of changes",
  errors: "Errors",
} as const;
type Subject = keyof typeof SUBJECTS;

/** An example operation. */
export type Example = {
  /** Its name in links; unique. */
  name: string;
  subject: Subject;
  title: string;
  /** A sentence about its purpose. */
  description: string;
  /** Name of the example to run before, in the same session. */
  first: string | undefined;
  /** What an editor shows. For a request that no editor can send, comments with its curl command. */
  document: string;
  variables: Record<string, unknown>;
  /** The request, where a document and variables can't say it. */
  request: ExampleRequest | undefined;
};

type ExampleRequest = { path: string; headers: Record<string, string>; body: string };

/** Name of the example that is shown first. */
export const FIRST = "list-products";

const FOLDER = path.resolve(import.meta.dirname, "../../../examples");

/**
 * The examples of server/examples by subject and then by file name: name.graphql, and name.json with its variables if it has any; or
 * name.http for what is no well-formed operation. A file begins with comments: the title, the description, and perhaps
 * "First: " with the name of another example.
 */
export function readExamples(): Example[] {
  return (Object.keys(SUBJECTS) as Subject[]).flatMap((subject) => {
    const folder = path.join(FOLDER, subject);
    const files = readdirSync(folder).toSorted();
    return files.filter((file) => !file.endsWith(".json")).map((file) => readExample(subject, path.join(folder, file)));
  });
}

/** @throws if the comments at its head are not as described above */
function readExample(subject: Subject, file: string): Example {
  const text = readFileSync(file, "utf8");
  const { name, ext, dir } = path.parse(file);
  const [, title, description, first] = HEAD.exec(text) ?? [];
  if (title === undefined || description === undefined) throw new Error(`${file} needs a title and a description.`);
  const example = { name, subject, title, description, first };
  if (ext === ".http") {
    const request = readRequest(text);
    return { ...example, document: asComments(example, request), variables: {}, request };
  }
  return { ...example, document: text, variables: readVariables(path.join(dir, `${name}.json`)), request: undefined };
}

const HEAD = /^# (.+)\n# (.+)\n(?:# First: ([\w-]+)\n)?/;

function readVariables(file: string): Record<string, unknown> {
  if (!existsSync(file)) return {};
  return JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
}

/** Reads "POST /path", headers, an empty line and the body. */
function readRequest(text: string): ExampleRequest {
  const [head = "", ...body] = text.replace(HEAD, "").split("\n\n");
  const [start = "", ...headers] = head.split("\n");
  return {
    path: start.replace("POST ", ""),
    headers: Object.fromEntries(headers.map((line) => line.split(": ", 2) as [string, string])),
    body: body.join("\n\n").trim(),
  };
}

const asComments = ({ title, description }: Pick<Example, "title" | "description">, request: ExampleRequest) =>
  [
    title,
    description,
    "No editor sends this request. In a shell:",
    "",
    `curl 'localhost:4000${request.path}' \\`,
    ...Object.entries(request.headers).map(([header, value]) => `  -H '${header}: ${value}' \\`),
    `  -d '${request.body}'`,
  ]
    .map((line) => `# ${line}`.trim())
    .join("\n");
