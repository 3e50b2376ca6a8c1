import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";
import type { Example } from "./examples.js";

/** Nine megabytes as text, so only the compressed form is kept. */
export type GraphiqlPage = {
  brotli: Buffer;
  etag: string;
  policy: string;
  /** For the rare client that takes no brotli. */
  plain(): Promise<Buffer>;
};

/** Quick, and within a fifth of the smallest. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * All tabs in sight, in as many rows as they need. GraphiQL animates its tabs by a transform that is wrong while they
 * overflow: a pressed tab jumped away under the pointer, and no click reached it.
 */
const TABS = `<style>
  .graphiql-container .graphiql-session-header { height: auto; align-items: start }
  .graphiql-tabs { flex-wrap: wrap; gap: 4px }
  .graphiql-tab { transform: none !important }
</style>`;

/** GraphiQL with the examples as tabs: one page without any reference to another place. */
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

/** Its one script; its editors run in workers that it makes itself. */
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
