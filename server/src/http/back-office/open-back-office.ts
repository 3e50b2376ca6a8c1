import path from "node:path";
import type { BackOffice } from "./back-office.js";

/** Opens the back office in `folder`: through Vite in development, else the built one. */
export async function openBackOffice(folder: string, isDevelopment: boolean): Promise<BackOffice> {
  if (isDevelopment) return (await import("./vite-back-office.js")).openViteBackOffice(folder);
  return (await import("./built-back-office.js")).openBuiltBackOffice(path.join(folder, "dist"));
}
