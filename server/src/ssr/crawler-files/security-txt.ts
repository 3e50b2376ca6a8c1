import { Router } from "express";

const PATH = "/.well-known/security.txt";

const DAY = 24 * 60 * 60 * 1000;
/** RFC 9116 recommends less than a year. The date is computed for each request, so the file never expires. */
const VALID_DAYS = 180;

/** security.txt (RFC 9116): the contact for reports of vulnerabilities. @param origin the configured origin of the shop */
export function securityTxt({ email }: { email: string }, origin: string | undefined, now: Date): string {
  const midnight = new Date(Math.floor(now.getTime() / DAY) * DAY + VALID_DAYS * DAY);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${midnight.toISOString().replace(".000", "")}`,
    "Preferred-Languages: en",
    ...(origin === undefined ? [] : [`Canonical: ${origin}${PATH}`]),
    "",
  ].join("\n");
}

/** GET /.well-known/security.txt */
export function securityTxtRoute(shop: { email: string }, origin: string | undefined): Router {
  const router = Router();
  router.get(PATH, (_request, response) => {
    response
      .set("Cache-Control", "public, max-age=86400")
      .type("text/plain")
      .send(securityTxt(shop, origin, new Date()));
  });
  return router;
}
