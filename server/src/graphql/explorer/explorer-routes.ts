import { Router, type Request, type Response } from "express";
import { lexicographicSortSchema, printSchema, type GraphQLSchema } from "graphql";
import { compress } from "../../http/response-cache/compress.js";
import { readExamples, type Example } from "./examples.js";
import { createGraphiqlPage, type GraphiqlPage } from "./graphiql-page.js";
import { SANDBOX_POLICY, sandboxPage } from "./sandbox-page.js";

/**
 * GET /graphql in a browser: Apollo Sandbox. GET /graphiql: the same examples without the internet. GET /schema.graphql: the
 * schema as text.
 */
export function explorerRoutes(schema: GraphQLSchema): Router {
  const examples = readExamples();
  let sdl: string | undefined;
  let graphiql: Promise<GraphiqlPage> | undefined;
  const router = Router();
  router.get("/graphql", (request, response, next) => {
    const example = chosen(examples, request);
    if (!example || request.accepts(["json", "html"]) !== "html") return next();
    response
      .set({ "Content-Security-Policy": SANDBOX_POLICY, "Cache-Control": "no-store" })
      .type("html")
      .send(sandboxPage(examples, example));
  });
  router.get("/graphiql", async (request, response) => {
    // Built on the first request, because it takes a second. A failure is not cached.
    graphiql ??= createGraphiqlPage(examples).catch((error: unknown) => {
      graphiql = undefined;
      throw error;
    });
    await sendGraphiql(await graphiql, request, response);
  });
  router.get("/schema.graphql", compress, (_request, response) => {
    sdl ??= `${printSchema(lexicographicSortSchema(schema))}\n`;
    response.set("Cache-Control", "no-cache").type("text").send(sdl);
  });
  return router;
}

/** The example that is shown first. */
const FIRST = "list-products";

/** The example that the URL names, or the first one; undefined where the URL contains an operation. */
function chosen(examples: readonly Example[], { query }: Request): Example | undefined {
  if ("query" in query || "documentId" in query || "extensions" in query) return undefined;
  const named = (name: unknown) => examples.find((example) => example.name === name);
  return named(query["example"]) ?? named(FIRST);
}

async function sendGraphiql(page: GraphiqlPage, request: Request, response: Response): Promise<void> {
  const isBrotli = request.acceptsEncodings("br") === "br";
  response.set({
    "Content-Security-Policy": page.policy,
    "Cache-Control": "private, max-age=0, must-revalidate",
    ETag: page.etag,
    Vary: "Accept-Encoding",
  });
  if (request.fresh) return void response.status(304).end();
  if (isBrotli) response.set("Content-Encoding", "br");
  response.type("html").end(isBrotli ? page.brotli : await page.plain());
}
