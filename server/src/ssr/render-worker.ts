import { constants, setPriority } from "node:os";
import { setImmediate as turn } from "node:timers/promises";
import { parentPort, workerData, type Transferable } from "node:worker_threads";
import { print, type DocumentNode, type FormattedExecutionResult } from "graphql";
import type { PdfDocument } from "../pdf/pdf-document.js";
import type { FromRenderer, RenderWorkerData, ToRenderer } from "./render-messages.js";
import type { PictureKind } from "./sharing/picture-layers.js";
import type { Drawn, Frame } from "./sharing/sharing-card.js";
import type { PageQueries, RenderedPage, RendererModule } from "./storefront.js";

// Runs in the rendering thread: renders pages and requests their data from the main thread (render-thread.ts).

type Result = FormattedExecutionResult;

// On Linux a thread has its own priority, so that the main thread and Postgres come first. Elsewhere the call would lower the
// priority of the whole process.
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const { pageModule, template, fontFolder } = workerData as RenderWorkerData;
const { render, sharingCard, drawingSvg } = (await import(pageModule)) as RendererModule;
const encoder = new TextEncoder();
const documents = new WeakMap<DocumentNode, string>();
const waiting = new Map<number, PromiseWithResolvers<Result>>();
let operations = 0;

parentPort?.on("message", (message: ToRenderer) => {
  if (message.kind === "render") return void renderPage(message);
  if (message.kind === "draw") return void draw(message);
  if (message.kind === "write PDF") return void writePdf(message);
  const query = waiting.get(message.operation);
  waiting.delete(message.operation);
  if (message.kind === "result") query?.resolve(message.result);
  else query?.reject(message.error);
});

function renderPage({ page, url, as, preview }: Extract<ToRenderer, { kind: "render" }>): Promise<void> {
  const execute = queriesOf(page);
  return answer(page, () => (as === "page" ? render(url, template, execute, preview) : renderLayers(as, url, execute)));
}

const draw = ({ page, drawn, frame }: { page: number; drawn: Drawn; frame: Frame }): Promise<void> =>
  answer(page, async () => ({ body: await drawingSvg(drawn, frame), status: 200, isPrivate: true }));

/** PDFs are rare, too. Between the pages of a long one others are rendered. */
const writePdf = ({ page, document }: { page: number; document: PdfDocument }): Promise<void> =>
  answer(page, async () => {
    const { pdfFile } = await import("../pdf/pdf-file.js");
    const pause = () => {
      tell({ kind: "under way", page });
      return turn();
    };
    return { body: await pdfFile(document, pause), status: 200, isPrivate: true };
  });

async function answer(page: number, work: () => Promise<RenderedPage>): Promise<void> {
  try {
    const { body, ...rest } = await work();
    const bytes = typeof body === "string" ? encoder.encode(body) : new Uint8Array(body);
    tell({ kind: "rendered", page, body: bytes, ...rest }, [bytes.buffer]); // moved, not copied
  } catch (error) {
    tell({ kind: "failed", page, error });
  }
}

/** The layers of a picture as JSON; status 404 where there is none. Pictures are rare, so that their code is loaded for the first one. */
async function renderLayers(kind: PictureKind, url: string, execute: PageQueries): Promise<RenderedPage<string>> {
  const { pictureLayers } = await import("./sharing/picture-layers.js");
  const layers = await pictureLayers(kind, (frame) => sharingCard(url, frame, execute), fontFolder);
  return { body: JSON.stringify(layers ?? null), status: layers ? 200 : 404, isPrivate: false };
}

/** Sends operations of a page to the main thread. */
const queriesOf =
  (page: number): PageQueries =>
  ({ query, variables = {}, operationName }) => {
    const operation = (operations += 1);
    const result = Promise.withResolvers<Result>();
    waiting.set(operation, result);
    tell({ kind: "execute", page, operation, document: textOf(query), variables, operationName });
    return result.promise;
  };

function textOf(document: DocumentNode): string {
  const text = documents.get(document) ?? print(document);
  documents.set(document, text);
  return text;
}

function tell(message: FromRenderer, moved: Transferable[] = []): void {
  parentPort?.postMessage(message, moved);
}
