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
    trace: "retain-on-failure",
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
      // A phone has no keyboard, links, buttons and a server's restart are the same for all, figures too, and nobody develops on a phone.
      testIgnore: [
        /keyboard\.spec/,
        /crawler\.spec/,
        /buttons\.spec/,
        /restart\.spec/,
        /graphiql\.spec/,
        /figures\.spec/,
      ],
    },
  ],
});
