import { parentPort } from "node:worker_threads";
import type { FromRenderer, ToRenderer } from "../../src/ssr/render-messages.js";

// A rendering thread whose page takes three parts: it says that it goes on and asks for data before each.

const PARTS = 3;
const QUERY = { document: "{ shop { name } }", variables: {}, operationName: undefined };

const tell = (message: FromRenderer) => parentPort?.postMessage(message);

let parts = 0;
let page = 0;

parentPort?.on("message", (message: ToRenderer) => {
  if (message.kind === "render") page = message.page;
  if (parts === PARTS)
    return tell({ kind: "rendered", page, body: new TextEncoder().encode("long"), status: 200, isPrivate: false });
  parts += 1;
  tell({ kind: "under way", page });
  tell({ kind: "execute", page, operation: parts, ...QUERY });
});
