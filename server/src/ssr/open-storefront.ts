import path from "node:path";
import type { Storefront } from "./storefront.js";

/** Opens the client in `folder`: through Vite in development, else the built one. */
export async function openStorefront(folder: string, isDevelopment: boolean): Promise<Storefront> {
  if (isDevelopment) return (await import("./vite-storefront.js")).openViteStorefront(folder);
  return (await import("./built-storefront.js")).openBuiltStorefront(path.join(folder, "dist"));
}
