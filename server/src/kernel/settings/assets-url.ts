import { z } from "zod";
import { isHttps } from "./https.js";

/** Characters that would end the URL in a Content-Security-Policy or `srcset`, or allow more hosts than one. */
const ENDS_URL = /[?#;,*'"\s]/;

const isPlain = (text: string) => {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === "" && url.password === "";
};

/** The setting of where the catalogue's pictures are served, without a slash at the end. */
export const ASSETS_URL = z
  .string()
  .refine((text) => isPlain(text) && !ENDS_URL.test(text), {
    error:
      "must be an address such as https://pictures.example or https://cdn.example/shop, without a password, a query or any of ; , * '",
  })
  .transform((text) => new URL(text).href.replace(/\/+$/, ""))
  .optional()
  .describe(
    "URL before the paths of the catalogue's pictures (/images/…), where a CDN or an object store serves them: https://pictures.example, or with a path: https://cdn.example/shop; by default the shop does",
  );

/** Browsers show no picture that comes by http on a page that came by https. */
export const assetsUrlFault = (env: { ASSETS_URL?: string | undefined; PUBLIC_URL?: string | undefined }) =>
  env.ASSETS_URL !== undefined && isHttps(env.PUBLIC_URL) && !isHttps(env.ASSETS_URL)
    ? {
        path: ["ASSETS_URL"],
        message: "must begin with https, as PUBLIC_URL does: browsers show no other pictures there",
      }
    : undefined;
