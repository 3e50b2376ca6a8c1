import { escapeMarkup } from "../../kernel/markup/escape.js";
import { SUBJECTS, type Example } from "./examples.js";

/** The demo of a shop for developers: what they sign in with, and the id of a cart. */
export type DemoDetails = { email: string; password: string; cartId: string };

/** A page of the explorer: its path, and what the examples open in. */
export type Tool = { path: "/graphql" | "/sandbox"; name: "GraphiQL" | "Apollo Sandbox" };

export const GRAPHIQL: Tool = { path: "/graphql", name: "GraphiQL" };
export const SANDBOX: Tool = { path: "/sandbox", name: "Apollo Sandbox" };

/** The column with the examples by subject, with a link each, and the demo. `current` is the name of the example that is open. */
export const exampleList = (
  examples: readonly Example[],
  { tool, demo, current }: { tool: Tool; demo: DemoDetails | undefined; current?: string },
): string => `<header>
<h1>${tool.name}</h1>
<p class="tools">${[GRAPHIQL, SANDBOX]
  .filter(({ path }) => path !== tool.path)
  .map(({ path, name }) => `<a href="${path}">${name}</a>`)
  .join("")}<a href="/schema.graphql">Schema</a><a href="/api/docs">REST</a></p>
</header>
<details id="panel" open><summary>Examples</summary>
${demo ? demoBox(demo, tool) : NO_DEMO}
<nav aria-label="Examples">${Object.entries(SUBJECTS)
  .map(([subject, title]) => {
    const own = examples.filter((example) => example.subject === subject);
    const isOpen = own.some(({ name }) => name === current);
    return `<details${isOpen ? " open" : ""}><summary>${title} <small>${own.length}</small></summary><ul>${own
      .map((example) => linkTo(example, tool, current))
      .join("")}</ul></details>`;
  })
  .join("\n")}</nav></details>`;

const linkTo = ({ name, title, subject }: Example, { path }: Tool, current: string | undefined) => {
  const code = subject === "errors" ? ` <small>${name.toUpperCase().replaceAll("-", "_")}</small>` : "";
  const mark = name === current ? ' aria-current="page"' : "";
  return `<li><a href="${path}?example=${name}"${mark}>${escapeMarkup(title)}${code}</a></li>`;
};

const demoBox = ({ email, password, cartId }: DemoDetails, { path }: Tool) => `<section aria-label="Demo">
<p>Everything here is a demo that you can use at once; <a href="${path}?example=sign-in">sign in</a>, or use the
<a href="${path}?example=show-cart-by-id">demo cart</a> by its id. The next start of the shop restores it.</p>
<dl><dt>E-mail</dt><dd><code>${email}</code></dd><dt>Password</dt><dd><code>${password}</code></dd>
<dt>Cart</dt><dd><code>${cartId}</code></dd></dl></section>`;

const NO_DEMO = `<section aria-label="Demo"><p>Ids, numbers and tokens in the examples are those of the demo of
<code>npm run dev</code>. Put your own in their place.</p></section>`;

/** What an example is for, and which one to run before. */
export const aboutExample = ({ title, description }: Example, first: Example | undefined, { path }: Tool): string =>
  `<strong>${escapeMarkup(title)}</strong> ${escapeMarkup(description)}${
    first ? ` First run <a href="${path}?example=${first.name}">${escapeMarkup(first.title)}</a>.` : ""
  }`;

export const UNKNOWN = "There is no example of this name. Choose one of the list.";

/** The list on the left of wide windows, above the tool in narrow ones. */
export const STYLE = `
  html, body { height: 100%; margin: 0 }
  body.explorer { display: grid; grid-template: "list about" auto "list tool" minmax(0, 1fr) / auto minmax(0, 1fr); background: #faf7f1;
    font: 15px/1.45 system-ui, sans-serif; color: #1c2a25 }
  .list { grid-area: list; max-height: 100vh; overflow-y: auto; border-right: 1px solid #ccc; box-sizing: border-box }
  .list header { padding: 10px 16px 0 }
  .list h1 { margin: 0; font: 600 17px/1.4 system-ui, sans-serif }
  .list p { margin: 4px 0 }
  .tools { display: flex; gap: 14px }
  .list a, .about a, #offline a { color: #175c41 }
  .list summary { padding: 9px 16px; cursor: pointer; font-weight: 600 }
  #panel[open] { width: 290px }
  nav summary:hover, nav a:hover { background: #efe9dc }
  nav summary small { font-weight: 400; color: #55605b }
  nav a small { display: block; font: 11.5px ui-monospace, monospace; color: inherit; overflow-wrap: anywhere }
  nav ul { list-style: none; margin: 0 0 6px; padding: 0 }
  nav a { display: block; padding: 7px 16px 7px 32px; text-decoration: none }
  nav a[aria-current] { background: #175c41; color: #fff }
  section[aria-label=Demo] { margin: 0 12px 6px; padding: 6px 10px; background: #efe9dc; border-radius: 6px; font-size: 13.5px }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 2px 8px; margin: 6px 0 4px } dd { margin: 0; overflow-wrap: anywhere }
  .list code { font-size: 12.5px }
  .explorer .about { grid-area: about; margin: 0; padding: 10px 16px; border-bottom: 1px solid #ccc; background: #fff }
  .tool { grid-area: tool; position: relative; min-height: 0 }
  a:focus-visible, summary:focus-visible { outline: 3px solid #175c41; outline-offset: -3px }
  a[aria-current]:focus-visible { outline-color: #f3c969 }
  @media (max-width: 760px) {
    html, body { height: auto }
    body.explorer { display: block }
    .list { max-height: none; border-right: 0; border-bottom: 1px solid #ccc }
    #panel[open] { width: auto }
    nav a, .list summary { padding-top: 11px; padding-bottom: 11px }
    .explorer .tool { height: 960px }
  }`;
