import { build, type Plugin } from "vite";

const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
const PRELOAD = /\s*<link rel="modulepreload" crossorigin href="([^"]+)">/g;

/**
 * Delays the scripts of the built document until the first view is painted: pages come complete from the server, and on a slow
 * line scripts would only delay them. `loaderFile` loads them; its element lists them in `data-parts`, the application last. It is
 * built separately, because a second entry would split the application into many small files.
 */
export function deferScripts(loaderFile: string): Plugin {
  let first = "";
  let firstFile = "";
  return {
    name: "defer-scripts",
    apply: "build",
    async buildStart() {
      first = this.emitFile({ type: "asset", name: "load-scripts.js", source: await bundled(loaderFile) });
    },
    generateBundle() {
      firstFile = this.getFileName(first);
    },
    transformIndexHtml: {
      order: "post",
      handler(html) {
        const application = ENTRY.exec(html)?.[1];
        if (application === undefined) throw new Error("The document has no script to delay.");
        const parts = [...[...html.matchAll(PRELOAD)].map(([, file]) => file), application].join(" ");
        return html
          .replaceAll(PRELOAD, "")
          .replace(
            ENTRY,
            `<script type="module" fetchpriority="low" src="/${firstFile}" data-parts="${parts}"></script>`,
          );
      },
    },
  };
}

async function bundled(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    build: { write: false, copyPublicDir: false, rolldownOptions: { input: file } },
  });
  const [output] = [result].flat();
  if (output === undefined || !("output" in output)) throw new Error(`${file} was not built.`);
  return output.output[0].code;
}
