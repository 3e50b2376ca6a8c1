import type { FormattedExecutionResult } from "graphql";
import type { RenderedPage } from "./storefront.js";

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
  | { kind: "rendered"; page: number; rendered: RenderedPage }
  | { kind: "failed"; page: number; error: unknown };
