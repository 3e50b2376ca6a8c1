import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";
import { ensureBrowser } from "../../scripts/browser.ts";

type Maker = { make(args: readonly string[]): Promise<void> };

const file = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Programs by name. Vite loads them like pages, because they use texts and drawings of the client. */
const MAKERS: Record<string, string> = { videos: "videos/make-videos.ts", downloads: "downloads/make-downloads.ts" };

// npm run videos [-- inside outside shutters]: renders the videos of the guides into client/public/videos; needs ffmpeg with Flite, as in Debian.
// npm run downloads: prints the guides as PDFs into client/public/downloads.
const [kind = "", ...args] = process.argv.slice(2);
const maker = MAKERS[kind];
if (maker === undefined) throw new Error(`The first argument is ${Object.keys(MAKERS).join(" or ")}.`);
const browser = await ensureBrowser();
if (browser !== undefined) process.env["CHROMIUM_PATH"] = browser;
const { module } = await runnerImport<Maker>(file(maker), {
  resolve: { alias: { "@rules": file("../../server/src/rules") } },
});
await module.make(args);
