import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";
import { aboutExample, exampleList, GRAPHIQL, STYLE, UNKNOWN, type DemoDetails } from "./example-list.js";
import { FIRST, type Example } from "./examples.js";
import { OPEN_EXAMPLES } from "./graphiql-script.js";

/** Nine megabytes as text, so only the compressed form stays in memory. */
export type GraphiqlPage = {
  brotli: Buffer;
  etag: string;
  policy: string;
  /** For the rare client without brotli. */
  plain(): Promise<Buffer>;
};

/** Fast, and at most a fifth larger than the best quality. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** GraphiQL beside the list of examples, in one self-contained page for all of them. */
export async function createGraphiqlPage(
  examples: readonly Example[],
  demo: DemoDetails | undefined,
): Promise<GraphiqlPage> {
  const graphiql = await import("@graphql-yoga/render-graphiql/graphiql");
  const script = `${workersOf(graphiql)}\n${graphiql.js};\n${OPEN_EXAMPLES}`;
  const html = `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>GraphiQL</title><link rel="icon" href="data:,"><style>${graphiql.css}${STYLE}${GRAPHIQL_STYLE}</style></head>
<body class="explorer"><div class="list">${exampleList(examples, { tool: GRAPHIQL, demo })}</div>
<p class="about" id="about" role="status"></p>
<main class="tool" id="graphiql" aria-label="GraphiQL"></main>
<script type="application/json" id="examples">${dataOf(examples)}</script>
<script>${script}</script></body></html>`;
  const brotli = await promisify(brotliCompress)(html, QUALITY);
  return {
    brotli,
    etag: `"${createHash("sha256").update(html).digest("base64url")}"`,
    policy: policyFor(script),
    plain: () => promisify(brotliDecompress)(brotli),
  };
}

/** What the script knows of the examples, by name. */
function dataOf(examples: readonly Example[]): string {
  const byName = examples.map((example) => {
    const first = examples.find(({ name }) => name === example.first);
    const { title, document, variables } = example;
    const about = aboutExample(example, first, GRAPHIQL);
    return [example.name, { title, about, document, ...(Object.keys(variables).length > 0 && { variables }) }] as const;
  });
  return JSON.stringify({ examples: Object.fromEntries(byName), unknown: UNKNOWN, first: FIRST }).replaceAll(
    "<",
    "\\u003c",
  );
}

type Workers = Record<"editorWorkerService" | "jsonWorker" | "graphqlWorker", string>;

/** Monaco's workers, and Monaco itself as a global for the script of the examples. */
const workersOf = ({ editorWorkerService, jsonWorker, graphqlWorker }: Workers) => `
  const workers = ${JSON.stringify({ editorWorkerService, json: jsonWorker, graphql: graphqlWorker })};
  const workerUrl = (text) => URL.createObjectURL(new Blob([text], { type: "application/javascript" }));
  for (const label of Object.keys(workers)) workers[label] = workerUrl(workers[label]);
  self.MonacoEnvironment = { globalAPI: true, getWorkerUrl: (_, label) => workers[label] };`;

/**
 * Tabs wrap into rows: GraphiQL animates them with a transform that is wrong while they overflow, so no click reached them. Narrow
 * windows have editors and response below each other.
 */
const GRAPHIQL_STYLE = `
  #graphiql .graphiql-container { width: 100%; height: 100% }
  .graphiql-container .graphiql-session-header { height: auto; align-items: start }
  .graphiql-tabs { flex-wrap: wrap; gap: 4px }
  .graphiql-tab { transform: none !important }
  .graphiql-logo { display: none }
  @media (max-width: 760px) {
    .graphiql-container .graphiql-container { flex-direction: column }
    .graphiql-container .graphiql-sidebar { flex-direction: row; width: auto; padding: 4px 8px }
    .graphiql-container .graphiql-sidebar button { margin: 0 4px }
    .graphiql-container .graphiql-main { min-height: 0; flex: 1 }
    .graphiql-container #graphiql-session { flex-direction: column; padding: 0 8px 8px }
    .graphiql-container .graphiql-horizontal-drag-bar { display: none }
    .graphiql-container .graphiql-sessions { margin: 0; border-radius: 0 }
  }`;

/** Allows its one script, and the workers of its editors. */
const policyFor = (script: string) =>
  [
    "default-src 'none'",
    `script-src 'sha256-${createHash("sha256").update(script).digest("base64")}' blob:`,
    "worker-src blob:",
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
