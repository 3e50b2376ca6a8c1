import { rename } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";

/**
 * Moves the built document out of the folder of public files, to `file`: it is the template of all pages, and would be served as
 * /index.html.
 */
export const moveHtmlTemplate = (file: string): Plugin => ({
  name: "move-html-template",
  apply: "build",
  async writeBundle({ dir }) {
    if (dir !== undefined) await rename(path.join(dir, "index.html"), file);
  },
});
