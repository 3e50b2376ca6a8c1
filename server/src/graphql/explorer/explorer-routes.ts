import { Router, type Request, type Response } from "express";
import { lexicographicSortSchema, printSchema, type GraphQLSchema } from "graphql";
import { compress } from "../../http/response-cache/compress.js";
import { GRAPHIQL, SANDBOX, type DemoDetails } from "./example-list.js";
import { FIRST, readExamples, type Example } from "./examples.js";
import { createGraphiqlPage, type GraphiqlPage } from "./graphiql-page.js";
import { SANDBOX_POLICY, sandboxPage, type Chosen } from "./sandbox-page.js";

/**
 * GET /graphql in a browser: GraphiQL with the examples. GET /sandbox: the same in Apollo Sandbox, from the internet. GET
 * /schema.graphql: the schema as text.
 */
export function explorerRoutes(schema: GraphQLSchema, demo: DemoDetails | undefined): Router {
  const examples = readExamples();
  let sdl: string | undefined;
  let graphiql: Promise<GraphiqlPage> | undefined;
  const router = Router();
  router.get(GRAPHIQL.path, async (request, response, next) => {
    if (hasOperation(request) || request.accepts(["json", "html"]) !== "html") return next();
    // Built on the first request, because it takes a second. A failure is not cached.
    graphiql ??= createGraphiqlPage(examples, demo).catch((error: unknown) => {
      graphiql = undefined;
      throw error;
    });
    const page = await graphiql;
    response.status(chosen(examples, request).isKnown ? 200 : 404);
    await sendGraphiql(page, request, response);
  });
  router.get(SANDBOX.path, (request, response) => {
    const choice = chosen(examples, request);
    response
      .status(choice.isKnown ? 200 : 404)
      .set({ "Content-Security-Policy": SANDBOX_POLICY, "Cache-Control": "no-store" })
      .type("html")
      .send(sandboxPage(examples, choice, demo));
  });
  router.get("/schema.graphql", compress, (_request, response) => {
    sdl ??= `${printSchema(lexicographicSortSchema(schema))}\n`;
    response.set("Cache-Control", "no-cache").type("text").send(sdl);
  });
  return router;
}

const hasOperation = ({ query }: Request) => "query" in query || "documentId" in query || "extensions" in query;

/** The example that the URL names, or the first one. */
function chosen(examples: readonly Example[], { query }: Request): Chosen {
  const { example: wanted = FIRST } = query;
  const known = examples.find(({ name }) => name === wanted);
  const example = known ?? examples.find(({ name }) => name === FIRST);
  if (!example) throw new Error(`There is no example ${FIRST}.`);
  return { example, isKnown: known !== undefined };
}

async function sendGraphiql(page: GraphiqlPage, request: Request, response: Response): Promise<void> {
  const isBrotli = request.acceptsEncodings("br") === "br";
  response.set({
    "Content-Security-Policy": page.policy,
    "Cache-Control": "private, max-age=0, must-revalidate",
    ETag: page.etag,
    Vary: "Accept, Accept-Encoding",
  });
  if (request.fresh) return void response.status(304).end();
  if (isBrotli) response.set("Content-Encoding", "br");
  response.type("html").end(isBrotli ? page.brotli : await page.plain());
}
