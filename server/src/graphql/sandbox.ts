import { createHash } from "node:crypto";
import type { Example } from "./examples.js";

const CDN = "https://embeddable-sandbox.cdn.apollographql.com";

/** Opens Sandbox with the example that stands in the page as data; cookies on, so that the cart is there. */
const SCRIPT = `
  const state = JSON.parse(document.getElementById("example").textContent);
  if (window.EmbeddedSandbox) {
    document.getElementById("offline").remove();
    new window.EmbeddedSandbox({
      target: "#sandbox",
      initialEndpoint: location.origin + "/graphql",
      endpointIsEditable: false,
      hideCookieToggle: false,
      runTelemetry: false,
      allowDynamicStyles: false,
      initialState: { ...state, includeCookies: true },
    });
  }`;

const STYLE = `
  html, body { height: 100%; margin: 0; font: 15px/1.4 system-ui, sans-serif; color: #1c2a25; background: #faf7f1 }
  body { display: grid; grid-template-rows: auto 1fr }
  nav { display: flex; gap: 4px 14px; padding: 8px 14px; flex-wrap: wrap; border-bottom: 1px solid #ccc }
  a { color: inherit } a[aria-current] { font-weight: 600; text-decoration: none }
  #sandbox, #sandbox iframe { width: 100%; height: 100%; border: 0 }
  #offline { padding: 14px }`;

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The page's own policy: its one script, and Sandbox as Apollo serves it. */
export const SANDBOX_POLICY = [
  "default-src 'none'",
  `script-src ${hashOf(SCRIPT)} ${CDN}`,
  `style-src 'unsafe-inline' ${CDN}`,
  `img-src 'self' data: ${CDN}`,
  "connect-src 'self'",
  "frame-src https://sandbox.embed.apollographql.com",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** What a browser sees at /graphql: Apollo Sandbox on one of the examples, and links to the others. */
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
<main id="sandbox"><p id="offline">Apollo Sandbox comes from the internet and can't be loaded here.
<a href="/graphiql">GraphiQL</a> has the same examples and needs none.</p></main>
<script type="application/json" id="example">${state}</script>
<script src="${CDN}/v2/embeddable-sandbox.umd.production.min.js"></script>
<script>${SCRIPT}</script></body></html>`;
}
