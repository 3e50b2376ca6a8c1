import { createHash } from "node:crypto";
import { aboutExample, exampleList, SANDBOX, STYLE, UNKNOWN, type DemoDetails } from "./example-list.js";
import type { Example } from "./examples.js";
import { EMBED, RELAY } from "./sandbox-relay.js";

const SANDBOX_STYLE = `
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

/** What is open: an example, or the first one where the URL names none that exists. */
export type Chosen = { example: Example; isKnown: boolean };

/** Apollo Sandbox with one of the examples, and the list of all. */
export function sandboxPage(
  examples: readonly Example[],
  { example, isKnown }: Chosen,
  demo: DemoDetails | undefined,
): string {
  const { document, variables, name, title } = example;
  const state = JSON.stringify({ document, variables }).replaceAll("<", "\\u003c");
  const first = examples.find((other) => other.name === example.first);
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title} - Apollo Sandbox</title><link rel="icon" href="data:,"><style>${STYLE}${SANDBOX_STYLE}</style></head>
<body class="explorer"><div class="list">${exampleList(examples, { tool: SANDBOX, demo, current: name })}</div>
<p class="about" role="status">${isKnown ? aboutExample(example, first, SANDBOX) : UNKNOWN}</p>
<main class="tool"><p id="offline">Apollo Sandbox comes from the internet and is not here yet.
<a href="/graphql?example=${name}">GraphiQL</a> has the same examples and needs none.</p>
<iframe id="sandbox" title="Apollo Sandbox" sandbox="${FRAME}" referrerpolicy="no-referrer"></iframe></main>
<script type="application/json" id="example">${state}</script>
<script>${RELAY}</script></body></html>`;
}
