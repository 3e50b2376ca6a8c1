import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { build, type Plugin, type Rolldown } from "vite";

type WindowsWorkerFiles = {
  /** The worker's source. */
  source: string;
  /** Where the built worker goes: not among the public files, since the server decides whether it is sent. */
  output: string;
  /** The folder of public files, which has the fonts. */
  publicFolder: string;
};

/** Modules that My windows loads later, or every page at its first input; not what menu, search and other pages load. */
const KEPT =
  /client\/src\/(?:pages\/windows\/|features\/windows\/|ui\/toast\/|app\/saved-lists\/|features\/cart\/follow-cart)/;
const PAGE = /client\/src\/pages\/windows\/WindowsPage\.tsx$/;

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;
/** A file with its version; null where its name has it. */
type KeptFile = { url: string; revision: string | null };

const hashOf = (content: string | Uint8Array) => createHash("sha256").update(content).digest("hex").slice(0, 16);

/**
 * Builds the service worker by which My windows opens without a connection (decision 47), with the list of what the page needs then: its
 * scripts and styles, the fonts, and its frame, whose version is that of all of them.
 */
export function windowsWorker({ source, output, publicFolder }: WindowsWorkerFiles): Plugin {
  let files: KeptFile[] = [];
  return {
    name: "windows-worker",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const outputs = Object.values(bundle);
        const html = outputs.find(({ fileName }) => fileName === "index.html");
        if (html?.type !== "asset") return this.error("The build has no document.");
        const chunks = new Map(outputs.flatMap((each) => (each.type === "chunk" ? [[each.fileName, each]] : [])));
        const document = String(html.source);
        const assets = [...new Set([...named(document, /\/(assets\/[\w.-]+\.(?:js|css))/g), ...pageFiles(chunks)])];
        const fonts = await Promise.all(named(document, /href="\/(fonts\/[\w.-]+)"/g).map(versioned));
        const scripts = assets.sort().map((file) => ({ url: `/${file}`, revision: null }));
        files = withFrame([...scripts, ...fonts], document);
      },
    },
    async writeBundle() {
      await writeFile(output, await bundled(source, files));
    },
  };

  async function versioned(file: string): Promise<KeptFile> {
    return { url: `/${file}`, revision: hashOf(await readFile(path.join(publicFolder, file))) };
  }
}

/** The files with the frame, which is new with each of them. */
const withFrame = (files: readonly KeptFile[], document: string): KeptFile[] => [
  ...files,
  { url: "/windows", revision: hashOf(JSON.stringify(files) + document) },
];

const named = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, file = ""]) => file)),
];

/** The scripts and styles of the page, and of what it loads later. */
function pageFiles(chunks: Chunks): string[] {
  const isOf = (pattern: RegExp) => (chunk: Rolldown.OutputChunk) => chunk.moduleIds.some((id) => pattern.test(id));
  const page = [...chunks.values()].find(isOf(PAGE));
  if (!page) throw new Error("The build has no page of windows.");
  const seen = new Set<string>();
  const visit = (fileName: string) => {
    const chunk = chunks.get(fileName);
    if (seen.has(fileName) || !chunk) return;
    seen.add(fileName);
    chunk.imports.forEach(visit);
    for (const later of chunk.dynamicImports) {
      const isKept = chunks.get(later);
      if (isKept && isOf(KEPT)(isKept)) visit(later);
    }
  };
  visit(page.fileName);
  return [...seen].flatMap((file) => [file, ...(chunks.get(file)?.viteMetadata?.importedCss ?? [])]);
}

async function bundled(file: string, files: readonly KeptFile[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    define: { KEPT_FILES: JSON.stringify(files), "process.env.NODE_ENV": JSON.stringify("production") },
    build: { write: false, copyPublicDir: false, rolldownOptions: { input: file, output: { format: "iife" } } },
  });
  const [built] = [result].flat();
  if (built === undefined || !("output" in built)) throw new Error(`${file} was not built.`);
  return built.output[0].code;
}
