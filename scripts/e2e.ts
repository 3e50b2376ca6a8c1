import { ensureBrowser } from "./browser.ts";
import { build, buildExamples } from "./build.ts";
import { openShop } from "./shop-server.ts";
import { runVisibly } from "./steps.ts";

/**
 * Runs the browser tests with a browser that is installed when there is none, on the shop at SHOP_URL, else on one that is
 * built and opened for them. Resolves with the exit code.
 */
export async function runBrowserTests(args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const shopUrl = process.env["SHOP_URL"];
  if (shopUrl === undefined && !(await build())) return 1;
  if (!(await buildExamples())) return 1;
  try {
    const browser = await ensureBrowser();
    const shop = shopUrl === undefined ? await openShop() : { url: shopUrl, close: async () => {} };
    try {
      return await runVisibly(["playwright", "test", "--config", "client/playwright.config.ts", ...args], {
        ...env,
        SHOP_URL: shop.url,
        ...(browser !== undefined && { CHROMIUM_PATH: browser }),
      });
    } finally {
      await shop.close();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

// npm run e2e [-- part of a file's name, or any option of Playwright]
if (import.meta.main) process.exitCode = await runBrowserTests(process.argv.slice(2));
