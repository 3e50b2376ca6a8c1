import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import pg from "pg";
import { addToCart, readCart } from "./cart.ts";
import { categoryList, search } from "./lists.ts";
import { product } from "./product.ts";
import type { Reply } from "./response.ts";

/**
 * The baseline: node:http and pg, one prepared statement per response, written by hand for five operations. It has no limits, logs or
 * errors, and knows no other fields or documents.
 */
const OPERATIONS = { Category: categoryList, Product: product, Search: search, AddToCart: addToCart, Cart: readCart };

const pool = new pg.Pool({ connectionString: process.env["DATABASE_URL"], max: 10 });

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => void respond(request, Buffer.concat(chunks).toString(), response));
});

async function respond({ headers }: IncomingMessage, body: string, response: ServerResponse): Promise<void> {
  try {
    const { operationName, variables }: { operationName: keyof typeof OPERATIONS; variables: never } = JSON.parse(body);
    const session = /sid=(?:s%3A)?([\w-]+)/.exec(headers.cookie ?? "")?.[1];
    const { data, session: started }: Reply = await OPERATIONS[operationName]({ pool, variables, session });
    const text = JSON.stringify({ data });
    response.writeHead(200, {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Length": Buffer.byteLength(text),
      ...(started !== undefined && { "Set-Cookie": `sid=${started}; Path=/; HttpOnly; SameSite=Lax` }),
    });
    response.end(text);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}

server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(`The baseline is open at http://127.0.0.1:${typeof address === "object" ? address?.port : address}`);
});
process.once("SIGINT", () => {
  server.closeAllConnections();
  server.close();
  void pool.end();
});
