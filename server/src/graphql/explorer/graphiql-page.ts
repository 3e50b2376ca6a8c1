import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";
import type { Example } from "./examples.js";

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

/**
 * Wraps the tabs into as many rows as they need. GraphiQL animates tabs with a transform that is wrong while they overflow: a
 * pressed tab jumped away from the pointer, and no click reached it.
 */
const TABS = `<style>
  .graphiql-container .graphiql-session-header { height: auto; align-items: start }
  .graphiql-tabs { flex-wrap: wrap; gap: 4px }
  .graphiql-tab { transform: none !important }
</style>`;

/** GraphiQL with the examples as tabs, in one self-contained page. */
export async function createGraphiqlPage(examples: readonly Example[]): Promise<GraphiqlPage> {
  const { renderGraphiQL } = await import("@graphql-yoga/render-graphiql");
  const page = renderGraphiQL({
    title: "GraphiQL",
    endpoint: "/graphql",
    defaultTabs: examples.map(({ document, variables }) => ({
      query: document,
      variables: Object.keys(variables).length > 0 ? JSON.stringify(variables, undefined, 2) : null,
    })),
  }).trim();
  const html = page.replace("</head>", () => `${TABS}</head>`);
  const [, script = ""] = /<script>([^]*)<\/script>/.exec(html) ?? [];
  const brotli = await promisify(brotliCompress)(html, QUALITY);
  return {
    brotli,
    etag: `"${createHash("sha256").update(html).digest("base64url")}"`,
    policy: policyFor(script),
    plain: () => promisify(brotliDecompress)(brotli),
  };
}

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
