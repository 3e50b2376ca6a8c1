import { randomBytes } from "node:crypto";
import { Router } from "express";
import { backOfficePolicy } from "../security/back-office-policy.js";
import { NONCE_PLACE, type BackOffice } from "./back-office.js";

/** A path that ends like a file name is none of a screen. */
const FILE = /\.[a-z0-9]{2,5}$/i;

type BackOfficeParts = { backOffice: BackOffice; isSecure: boolean; isDevelopment: boolean };

/**
 * GET /admin and below: the page of the back office and its files. The page knows nothing of the shop; what it shows comes from
 * the staff API. Each response has a nonce of its own.
 */
export function backOfficeRoutes({ backOffice, isSecure, isDevelopment }: BackOfficeParts): Router {
  const router = Router();
  router.use(backOffice.files);
  router.get(["/admin", "/admin/{*path}"], async (request, response) => {
    if (FILE.test(request.path)) return void response.status(404).type("text").send("There is no such file.");
    const nonce = randomBytes(16).toString("base64");
    // Vite's scripts of development need the policy of the shop's own pages.
    if (!isDevelopment) response.set("Content-Security-Policy", backOfficePolicy(nonce, isSecure));
    const page = await backOffice.page(request.originalUrl);
    response.set("Cache-Control", "no-store").type("html").send(page.replaceAll(NONCE_PLACE, nonce));
  });
  return router;
}
