import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import path from "node:path";
import { Router, static as staticFiles } from "express";
import { compress } from "../http/response-cache/compress.js";
import { withoutPageHeaders } from "../http/security/security-headers.js";
import type { openApi } from "../kernel/rest/openapi.js";

/** Swagger UI's folder, and the files of it that the page loads. */
const VIEWER = path.dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
const VIEWER_FILES = ["/swagger-ui.css", "/swagger-ui-bundle.js"];

const START = `
  SwaggerUIBundle({ url: "/api/openapi.json", dom_id: "#viewer", deepLinking: true, validatorUrl: null });`;

const PAGE = `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>REST calls</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><div id="viewer"></div><script src="/api/docs/swagger-ui-bundle.js"></script>
<script>${START}</script></body></html>`;

/** Allows Swagger UI from the shop itself; it writes inline styles and data URLs of pictures. */
const POLICY = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${createHash("sha256").update(START).digest("base64")}'`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** /openapi.json, and at /docs a page that draws it without the internet. */
export function openApiRoutes(document: ReturnType<typeof openApi>): Router {
  const text = JSON.stringify(document);
  const router = Router();
  router.get("/openapi.json", compress, (_request, response) => {
    response.set("Cache-Control", "no-cache").type("json").send(text);
  });
  router.get("/docs", (_request, response) => {
    response.set({ "Content-Security-Policy": POLICY, "Cache-Control": "no-cache" }).type("html").send(PAGE);
  });
  router.use("/docs", (request, _response, next) => next(VIEWER_FILES.includes(request.path) ? undefined : "router"));
  router.use("/docs", compress, staticFiles(VIEWER, { index: false, setHeaders: withoutPageHeaders }));
  return router;
}
