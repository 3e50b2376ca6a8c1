import { prerenderStatic } from "@apollo/client/react/ssr";
import type { DocumentNode, FormattedExecutionResult } from "graphql";
import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { createClient } from "./app/apollo-client";
import { App } from "./app/App";
import { createSsrContext } from "./app/create-ssr-context";
import { filledTemplate, withoutScripts } from "./app/page-template";
import { PreviewFrame, type PreviewNotice } from "./app/PreviewFrame";
import { Providers } from "./app/Providers";
import { schemaLink } from "./app/schema-link";
import { CollectStyles, styleTags, type StyleCache } from "./app/server-styles";
import { SsrCache } from "./app/ssr-cache";
import { routeAt } from "./routes";
import { SsrContext } from "./ui/page/ssr-context";

export { drawingSvg } from "./sharing/drawing-svg";
export { sharingCard } from "./sharing/sharing-card";

/** An operation of a page for the schema's executor. */
export type PageOperation = { query: DocumentNode; variables: Record<string, unknown>; operationName?: string };

export type RenderedPage = {
  /** The HTML of the whole page. */
  body: string;
  status: number;
  /** Whether the page is private and must not be stored. */
  isPrivate: boolean;
  /** Pattern of its route. */
  route: string;
};

/** The tags of the head. React writes them in front of its output, because it does not render <head>. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:link|meta)\b[^>]*>)*/;

/**
 * Renders the page at `url`, a path or an absolute URL; only an absolute one gives canonical links. `template` is the built
 * index.html; `execute` executes the queries. With `preview` it is a page that only staff see: no script runs and nothing can be pressed.
 * Rejects with the first error of any part of the page.
 */
export async function render(
  url: string,
  template: string,
  execute: (operation: PageOperation) => Promise<FormattedExecutionResult>,
  preview?: PreviewNotice,
): Promise<RenderedPage> {
  const { pathname, search, origin } = new URL(url, "http://localhost");
  const client = createClient(schemaLink(execute), true, new SsrCache());
  const context = createSsrContext(url.startsWith("/") ? undefined : origin);
  const styles: StyleCache[] = [];
  const errors: unknown[] = [];

  const { result } = await prerenderStatic({
    context: { client },
    tree: (
      <StrictMode>
        <CollectStyles into={styles}>
          <SsrContext value={context}>
            <Providers client={client}>
              <StaticRouter location={pathname + search}>
                {preview ? (
                  <PreviewFrame {...preview}>
                    <App />
                  </PreviewFrame>
                ) : (
                  <App />
                )}
              </StaticRouter>
            </Providers>
          </SsrContext>
        </CollectStyles>
      </StrictMode>
    ),
    // Without this size a script would insert the content of Suspense boundaries.
    renderFunction: (tree) =>
      prerender(tree, {
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onError: (error) => void errors.push(error),
      }),
  });
  if (errors.length > 0) throw errors[0];

  const [hoisted = ""] = HOISTED.exec(result) ?? [];
  return {
    body: filledTemplate(preview ? withoutScripts(template) : template, {
      head: hoisted + (preview ? "" : context.structuredData()) + styleTags(styles),
      app: result.slice(hoisted.length),
      // The Apollo cache, escaped for a script block.
      state: preview ? "{}" : JSON.stringify(client.extract()).replaceAll("<", "\\u003c"),
    }),
    status: context.httpStatus(),
    isPrivate: context.isPrivate(),
    route: routeAt(pathname).path.pattern,
  };
}
