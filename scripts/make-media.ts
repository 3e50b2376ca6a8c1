import { ensureBrowser } from "./browser.ts";
import { runVisibly } from "./steps.ts";

/** Makes the films or the PDFs of the guides with a browser that is installed when there is none. Resolves with the exit code. */
export async function makeMedia(kind: "films" | "downloads", args: string[] = []): Promise<number> {
  const browser = await ensureBrowser();
  return runVisibly(["node", "tools/media/run.ts", kind, ...args], {
    ...(browser !== undefined && { CHROMIUM_PATH: browser }),
  });
}
