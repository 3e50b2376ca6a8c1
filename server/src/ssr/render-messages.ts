import type { FormattedExecutionResult } from "graphql";
import type { PdfDocument } from "../pdf/pdf-document.js";
import type { PictureKind } from "./sharing/picture-layers.js";
import type { Drawn, Frame } from "./sharing/sharing-card.js";
import type { PreviewNotice, RenderedPage } from "./storefront.js";

/** Start data of the rendering thread: URL of the client's server module, the page template, and the folder of the fonts. */
export type RenderWorkerData = { pageModule: string; template: string; fontFolder: string };

/** What is rendered of a URL: its page, or the layers of one of its pictures as JSON. */
export type Rendition = "page" | PictureKind;

/** An operation of a page. The document is sent as text: copying a parsed one takes longer, and there are few texts. */
type SentOperation = { document: string; variables: Record<string, unknown>; operationName: string | undefined };

/** Messages to the rendering thread. `page` and `operation` are numbers that its replies repeat. */
export type ToRenderer =
  | { kind: "render"; page: number; url: string; as: Rendition; preview: PreviewNotice | undefined }
  | { kind: "draw"; page: number; drawn: Drawn; frame: Frame }
  | { kind: "write PDF"; page: number; document: PdfDocument }
  | { kind: "result"; operation: number; result: FormattedExecutionResult }
  | { kind: "no result"; operation: number; error: unknown };

/** Messages from the rendering thread. */
export type FromRenderer =
  | ({ kind: "execute"; page: number; operation: number } & SentOperation)
  /** It takes long and goes on. */
  | { kind: "under way"; page: number }
  | ({ kind: "rendered"; page: number; body: Uint8Array } & Omit<RenderedPage, "body">)
  | { kind: "failed"; page: number; error: unknown };
