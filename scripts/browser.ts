import { existsSync, readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { runVisibly } from "./steps.ts";

const SYSTEM_BROWSERS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];
const DOWNLOADS = process.env["PLAYWRIGHT_DOWNLOAD_HOST"] ?? "https://cdn.playwright.dev";
const REACH_MS = 5_000;

/**
 * A browser to test with, installed when there is none: its path, or undefined for Playwright's own. Rejects with a sentence
 * that says what to run when neither Playwright's nor Debian's can be had.
 */
export async function ensureBrowser(): Promise<string | undefined> {
  if (hasOwn()) return process.env["CHROMIUM_PATH"];
  const found = systemBrowser();
  if (found !== undefined) return found;
  console.log("There is no browser to test with yet.");
  const isRoot = process.getuid?.() === 0;
  if (await canDownload()) {
    // The system's libraries come by its package manager, which only root may use.
    await runVisibly(["playwright", "install", ...(isRoot ? ["--with-deps"] : []), "chromium"]);
    if (hasOwn()) return undefined;
  }
  if (isRoot && isDebian()) {
    await runVisibly(["apt-get", "update"]);
    await runVisibly(["apt-get", "install", "-y", "--no-install-recommends", "chromium"]);
    const installed = systemBrowser();
    if (installed !== undefined) return installed;
  }
  throw new Error(
    "No browser to test with could be installed: run `sudo npx playwright install --with-deps chromium`, " +
      "or set CHROMIUM_PATH to a Chromium or Chrome.",
  );
}

/** The browser of CHROMIUM_PATH, or Playwright's: the whole browser, or the smaller headless one. */
function hasOwn(): boolean {
  if (process.env["CHROMIUM_PATH"]) return true;
  const whole = chromium.executablePath();
  const windowless = whole.replace(
    /chromium-(\d+)(.)chrome-([^\\/]+)[\\/].*$/,
    "chromium_headless_shell-$1$2chrome-headless-shell-$3",
  );
  return existsSync(whole) || existsSync(windowless);
}

function systemBrowser(): string | undefined {
  return SYSTEM_BROWSERS.find((file) => existsSync(file));
}

/** Checked first, because the installer retries for minutes. */
async function canDownload(): Promise<boolean> {
  try {
    await fetch(DOWNLOADS, { method: "HEAD", signal: AbortSignal.timeout(REACH_MS) });
    return true;
  } catch {
    return false;
  }
}

/** Ubuntu's package of that name only installs a snap. */
function isDebian(): boolean {
  return existsSync("/etc/os-release") && /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"));
}
