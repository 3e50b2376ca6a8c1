import { defineConfig, devices } from "@playwright/test";

const { CHROMIUM_PATH, SHOP_URL, CI } = process.env;

/** Browser journeys against the shop at SHOP_URL, which `npm run e2e` opens on an empty data folder. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "../test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: CI !== undefined,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    ...(SHOP_URL !== undefined && { baseURL: SHOP_URL }),
    locale: "en-GB",
    timezoneId: "Europe/London",
    // Recording slows every step; --trace retain-on-failure shows how a failure came about.
    trace: "off",
    launchOptions: {
      ...(CHROMIUM_PATH !== undefined && { executablePath: CHROMIUM_PATH }),
      args: ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-quic"],
    },
  },
  projects: [
    { name: "desk", use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 900 } } },
    {
      name: "phone",
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
      // What a phone shows in another way than a desk. Pages are looked at at both widths by the desk.
      testMatch: /(before-hydration|cart|journey|lists|motion|overlays)\.spec/,
    },
  ],
});
