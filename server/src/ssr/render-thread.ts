import { AsyncResource } from "node:async_hooks";
import { setFlagsFromString } from "node:v8";
import { Worker, type ResourceLimits } from "node:worker_threads";
import { parse, type DocumentNode } from "graphql";
import { ServiceUnavailable } from "../kernel/errors/shop-error.js";
import type { PdfDocument } from "../pdf/pdf-document.js";
import type { FromRenderer, RenderWorkerData, Rendition, ToRenderer } from "./render-messages.js";
import type { PictureKind, PictureLayers } from "./sharing/picture-layers.js";
import type { Drawn, Frame } from "./sharing/sharing-card.js";
import type { PageQueries, PreviewNotice, RenderedPage, RenderPage } from "./storefront.js";

/**
 * Megabytes at which V8 ends the thread; the next page starts another. Several times what the thread uses; the smaller the limit, the less V8 lets
 * the heap grow beyond its live objects before it collects: here by about a third.
 */
const MEMORY = { maxOldGenerationSizeMb: 320 };
/** Half of the young generation in megabytes; with the 16 of the main thread the process would exceed its memory budget. */
const SEMI_SPACE = 8;
/** Milliseconds after which a thread that has neither rendered its page nor said that it goes on counts as hanging. */
const PATIENCE = 20_000;
/** Milliseconds without a page after which the thread ends, to free its memory; a new one takes half a second to start. */
const IDLE = 60_000;

type Rendering = PromiseWithResolvers<RenderedPage> & { execute: PageQueries; timer: NodeJS.Timeout };

/**
 * Renders pages in a separate thread, because a page takes tens of milliseconds of CPU time and would delay other responses.
 * The main thread reads their data. The thread starts with the first page; after it ends, hangs or runs out of memory, the
 * next page starts a new one.
 */
export class RenderThread {
  private worker: Worker | undefined;
  private readonly renderings = new Map<number, Rendering>();
  private readonly documents = new Map<string, DocumentNode>();
  private pages = 0;
  private idle: NodeJS.Timeout | undefined;

  constructor(
    private readonly workerData: RenderWorkerData,
    private readonly program = new URL("./render-worker.js", import.meta.url),
    private readonly memory: ResourceLimits = MEMORY,
  ) {}

  /** @throws {ServiceUnavailable} where the thread ends before the page is rendered; errors of the page as they are */
  readonly render: RenderPage = (url, execute, preview) => this.renderAs("page", url, execute, preview);

  /** As `render`, for the layers of a picture of the page; undefined where it has none. */
  async renderLayers(kind: PictureKind, url: string, execute: PageQueries): Promise<PictureLayers | undefined> {
    const { status, body } = await this.renderAs(kind, url, execute);
    return status === 404 ? undefined : (JSON.parse(body.toString()) as PictureLayers);
  }

  /** The drawing of a configured product as an SVG element that fills its frame. */
  async renderDrawing(drawn: Drawn, frame: Frame): Promise<string> {
    const { body } = await this.run((page) => ({ kind: "draw", page, drawn, frame }), NO_QUERIES);
    return body.toString();
  }

  /** As a page: a PDF keeps a processor busy for a tenth of a second, one of 500 sheets for seconds, between which pages are rendered. */
  async renderPdf(document: PdfDocument): Promise<Buffer> {
    const { body } = await this.run((page) => ({ kind: "write PDF", page, document }), NO_QUERIES);
    return Buffer.from(body);
  }

  private renderAs(as: Rendition, url: string, execute: PageQueries, preview?: PreviewNotice): Promise<RenderedPage> {
    return this.run((page) => ({ kind: "render", page, url, as, preview }), execute);
  }

  private run(task: (page: number) => ToRenderer, execute: PageQueries): Promise<RenderedPage> {
    clearTimeout(this.idle);
    const worker = (this.worker ??= this.start());
    const page = (this.pages += 1);
    const timer = setTimeout(() => void this.end(worker, new Error(`No page came in ${PATIENCE} ms.`)), PATIENCE);
    // Bound to the request, so that its statements are counted there.
    const rendering = { ...Promise.withResolvers<RenderedPage>(), execute: AsyncResource.bind(execute), timer };
    this.renderings.set(page, rendering);
    send(worker, task(page));
    return rendering.promise;
  }

  /** Ends the thread, if there is one. */
  async close(): Promise<void> {
    clearTimeout(this.idle);
    if (this.worker) await this.end(this.worker, new Error("The shop is closing."));
  }

  private start(): Worker {
    // The flag is for threads that start: it goes before a worker's own limits, and the main thread has its size already.
    setFlagsFromString(`--max-semi-space-size=${SEMI_SPACE}`);
    const worker = new Worker(this.program, { workerData: this.workerData, resourceLimits: this.memory });
    worker.on("message", (message: FromRenderer) => {
      if (message.kind === "execute") void this.execute(worker, message);
      else if (message.kind === "under way") this.renderings.get(message.page)?.timer.refresh();
      else this.finish(message);
    });
    worker.on("error", (error) => void this.end(worker, error));
    worker.on("exit", (code) => void this.end(worker, new Error(`The rendering thread has ended with ${code}.`)));
    worker.unref();
    return worker;
  }

  private async execute(worker: Worker, message: Extract<FromRenderer, { kind: "execute" }>): Promise<void> {
    const { page, operation, document, variables, operationName } = message;
    try {
      const query = this.documents.get(document) ?? parse(document, { noLocation: true });
      this.documents.set(document, query);
      const result = await this.renderings.get(page)?.execute({ query, variables, operationName });
      if (!result) return; // the page is over
      send(worker, { kind: "result", operation, result });
    } catch (error) {
      send(worker, { kind: "no result", operation, error });
    }
  }

  private finish(message: Extract<FromRenderer, { kind: "rendered" | "failed" }>): void {
    const rendering = this.renderings.get(message.page);
    if (!rendering) return;
    this.renderings.delete(message.page);
    clearTimeout(rendering.timer);
    if (message.kind === "rendered") rendering.resolve({ ...message, body: asBuffer(message.body) });
    else rendering.reject(message.error);
    if (this.renderings.size === 0) this.idle = setTimeout(() => void this.close(), IDLE).unref();
  }

  /** Ends a thread and fails the pages that it was rendering. */
  private async end(worker: Worker, cause: unknown): Promise<void> {
    if (this.worker !== worker) return;
    this.worker = undefined;
    for (const page of this.renderings.keys())
      this.finish({ kind: "failed", page, error: new ServiceUnavailable(undefined, { cause }) });
    await worker.terminate();
  }
}

/** The same bytes: a message carries them as a plain array of bytes. */
const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/** Drawings and PDFs read no data. */
const NO_QUERIES: PageQueries = () => Promise.reject(new Error("Only pages read data."));

const send = (worker: Worker, message: ToRenderer): void => worker.postMessage(message);
