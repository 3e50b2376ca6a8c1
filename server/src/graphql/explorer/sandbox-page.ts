import { createHash } from "node:crypto";
import type { Example } from "./examples.js";
import { EMBED, RELAY } from "./sandbox-relay.js";

const STYLE = `
  html, body { height: 100%; margin: 0; font: 15px/1.4 system-ui, sans-serif; color: #1c2a25; background: #faf7f1 }
  body { display: grid; grid-template-rows: auto 1fr }
  nav { display: flex; gap: 4px 14px; padding: 8px 14px; flex-wrap: wrap; border-bottom: 1px solid #ccc }
  a { color: inherit } a[aria-current] { font-weight: 600; text-decoration: none }
  main { position: relative }
  #sandbox { position: absolute; inset: 0; width: 100%; height: 100%; border: 0; visibility: hidden }
  #offline { padding: 14px }`;

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Content security policy of the page: its one script and Apollo's frame, and no script of another origin. */
export const SANDBOX_POLICY = [
  "default-src 'none'",
  `script-src ${hashOf(RELAY)}`,
  "style-src 'unsafe-inline'",
  "img-src data:",
  "connect-src 'self'",
  `frame-src ${EMBED}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Rights of Apollo's frame within its own origin. It can't navigate the window around it. */
const FRAME = "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads";

/** The page at /graphql: Apollo Sandbox with one of the examples, and links to the others. */
export function sandboxPage(examples: readonly Example[], { document, variables, name }: Example): string {
  const state = JSON.stringify({ document, variables }).replaceAll("<", "\\u003c");
  const links = examples.map(
    (example) =>
      `<a href="/graphql?example=${example.name}"${example.name === name ? ' aria-current="page"' : ""}>${example.name}</a>`,
  );
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Apollo Sandbox</title><link rel="icon" href="data:,"><style>${STYLE}</style></head>
<body><nav aria-label="Examples"><span>Examples:</span>${links.join("")}<a href="/graphiql">GraphiQL</a></nav>
<main><p id="offline">Apollo Sandbox comes from the internet and is not here yet.
<a href="/graphiql">GraphiQL</a> has the same examples and needs none.</p>
<iframe id="sandbox" title="Apollo Sandbox" sandbox="${FRAME}" referrerpolicy="no-referrer"></iframe></main>
<script type="application/json" id="example">${state}</script>
<script>${RELAY}</script></body></html>`;
}
