import type { FormattedExecutionResult } from "graphql";
import type { RenderedPage } from "./storefront.js";

/** What the rendering thread is started with: the URL of the client's module for servers, and the page without its content. */
export type RenderWorkerData = { pageModule: string; template: string };

/** An operation of a page. Its document goes as text, of which there are few: to copy a parsed one takes longer. */
type SentOperation = { document: string; variables: Record<string, unknown>; operationName: string | undefined };

/** Asked of the rendering thread; `page` and `operation` are numbers that its answers name. */
export type ToRenderer =
  | { kind: "render"; page: number; url: string }
  | { kind: "result"; operation: number; result: FormattedExecutionResult }
  | { kind: "no result"; operation: number; error: unknown };

/** Said by the rendering thread. */
export type FromRenderer =
  | ({ kind: "execute"; page: number; operation: number } & SentOperation)
  | ({ kind: "rendered"; page: number; body: Uint8Array } & Omit<RenderedPage, "body">)
  | { kind: "failed"; page: number; error: unknown };
