import { Router } from "express";

const PATH = "/.well-known/security.txt";

const DAY = 24 * 60 * 60 * 1000;
/** RFC 9116 asks for less than a year. The file is written anew for each request, so it never expires by itself. */
const VALID_DAYS = 180;

/** Whom to tell of a weakness of the shop, in the form of RFC 9116. @param origin the shop's own, where ops have set it */
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
