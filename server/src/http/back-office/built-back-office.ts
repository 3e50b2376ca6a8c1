import { readFile } from "node:fs/promises";
import path from "node:path";
import { Router } from "express";
import precompressed from "express-static-gzip";
import { withoutPageHeaders } from "../security/security-headers.js";
import type { BackOffice } from "./back-office.js";

/** The back office as built into `folder` (admin/dist). */
export async function openBuiltBackOffice(folder: string): Promise<BackOffice> {
  const page = await readFile(path.join(folder, "index.html"), "utf8");
  const files = Router();
  // Names of built files contain a hash. The build writes a compressed copy beside each.
  files.use(
    "/admin/assets",
    precompressed(path.join(folder, "assets"), {
      enableBrotli: true,
      orderPreference: ["br", "gz"],
      serveStatic: { immutable: true, maxAge: "365d", fallthrough: false, setHeaders: withoutPageHeaders },
    }),
  );
  return { files, page: async () => page, close: async () => {} };
}
