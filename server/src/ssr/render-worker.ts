import { constants, setPriority } from "node:os";
import { parentPort, workerData, type Transferable } from "node:worker_threads";
import { print, type DocumentNode, type FormattedExecutionResult } from "graphql";
import type { FromRenderer, RenderWorkerData, ToRenderer } from "./render-messages.js";
import type { RendererModule } from "./storefront.js";

// Runs in the rendering thread: renders pages and requests their data from the main thread (render-thread.ts).

type Result = FormattedExecutionResult;

// On Linux a thread has its own priority, so that the main thread and Postgres come first. Elsewhere the call would lower the
// priority of the whole process.
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const { pageModule, template } = workerData as RenderWorkerData;
const { render } = (await import(pageModule)) as RendererModule;
const encoder = new TextEncoder();
const documents = new WeakMap<DocumentNode, string>();
const waiting = new Map<number, PromiseWithResolvers<Result>>();
let operations = 0;

parentPort?.on("message", (message: ToRenderer) => {
  if (message.kind === "render") return void renderPage(message.page, message.url);
  const answer = waiting.get(message.operation);
  waiting.delete(message.operation);
  if (message.kind === "result") answer?.resolve(message.result);
  else answer?.reject(message.error);
});

async function renderPage(page: number, url: string): Promise<void> {
  try {
    const { body, ...rest } = await render(url, template, ({ query, variables = {}, operationName }) => {
      const operation = (operations += 1);
      const answer = Promise.withResolvers<Result>();
      waiting.set(operation, answer);
      tell({ kind: "execute", page, operation, document: textOf(query), variables, operationName });
      return answer.promise;
    });
    const bytes = encoder.encode(body);
    tell({ kind: "rendered", page, body: bytes, ...rest }, [bytes.buffer]); // moved, not copied
  } catch (error) {
    tell({ kind: "failed", page, error });
  }
}

function textOf(document: DocumentNode): string {
  const text = documents.get(document) ?? print(document);
  documents.set(document, text);
  return text;
}

function tell(message: FromRenderer, moved: Transferable[] = []): void {
  parentPort?.postMessage(message, moved);
}
