/**
 * Draws the icons of tabs and home screens into client/public/icons and the preview of links into client/public/social, from the
 * shop's logo, typefaces and first picture. Run it by hand after a change of one of them or of the shop's name: `npx node tools/media/brand-pictures.ts`. The outputs are committed.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { chromium, type Browser } from "@playwright/test";
import { ensureBrowser } from "../../scripts/browser.ts";
import { ROOT } from "../../scripts/steps.ts";
import { icoOf } from "./ico.ts";

const PUBLIC = path.join(ROOT, "client/public");
const NAME = "Measured Blind Co.";
const WORDS = "Made to your window, measured to the millimetre";
const GREEN = "#23382f";

const read = (file: string) => readFile(path.join(PUBLIC, file));
const dataUri = async (file: string, type: string) => `data:${type};base64,${(await read(file)).toString("base64")}`;

const logo = (await read("favicon.svg")).toString();
/** For home screens, which crop icons: the background reaches the edges, the logo does not. */
const onBackground = (share: number) =>
  `<body style="margin:0;background:${GREEN};display:grid;place-items:center;height:100vh">
    <div style="width:${share}%;height:${share}%">${logo}</div></body>`;
const alone = `<body style="margin:0">${logo}</body>`;

const preview = async () => `<!doctype html>
<style>
  @font-face { font-family: Newsreader; src: url(${await dataUri("fonts/newsreader.woff2", "font/woff2")}); font-weight: 300 400; }
  @font-face { font-family: Sans; src: url(${await dataUri("fonts/source-sans-3.woff2", "font/woff2")}); font-weight: 400 700; }
  body { margin: 0; width: 1200px; height: 630px; display: grid; grid-template-columns: 1fr 744px; background: #faf7f1; color: #1c2a25; }
  .words { display: flex; flex-direction: column; justify-content: space-between; padding: 56px 24px 60px 56px; font-family: Newsreader; }
  .name { font-size: 38px; letter-spacing: -0.015em; white-space: nowrap; line-height: 1; width: max-content; }
  .line { display: block; height: 12px; margin-top: 14px; border: solid #a6462a; border-width: 0 2px; background: linear-gradient(#a6462a, #a6462a) center / 100% 2px no-repeat; }
  h1 { margin: 0; font-size: 64px; font-weight: 380; letter-spacing: -0.02em; line-height: 1.04; }
  .picture { position: relative; overflow: hidden; }
  img { position: absolute; left: 0; top: 0; width: 1010px; }
  svg { position: absolute; inset: 0; fill: none; stroke: currentColor; stroke-width: 1.6; }
  text { fill: currentColor; stroke: none; text-anchor: middle; font: 600 24px Sans; }
</style>
<div class="words"><div class="name">${NAME}<span class="line"></span></div><h1>${WORDS}</h1></div>
<div class="picture">
  <img src="${await dataUri("images/roller_living-1200.webp", "image/webp")}" alt="">
  <svg viewBox="0 0 884 748" width="744" height="630">
    <path d="M302 664H466M606 664H770M302 655v18M770 655v18M832 52V262M832 398V606M823 52h18M823 606h18" />
    <path d="M302 634v16M770 634v16M788 52h32M804 606h18" stroke-dasharray="3 4" opacity="0.55" />
    <text x="536" y="672">1200 mm</text><text transform="translate(840 330) rotate(-90)">1450 mm</text>
  </svg>
</div>`;

const executablePath = await ensureBrowser();
const browser = await chromium.launch({ ...(executablePath !== undefined && { executablePath }) });
try {
  await save("icons/icon-192.png", await drawn(browser, alone, 192));
  await save("icons/icon-512.png", await drawn(browser, alone, 512));
  await save("icons/icon-maskable-512.png", await drawn(browser, onBackground(84), 512));
  await save("icons/apple-touch-icon.png", await drawn(browser, onBackground(92), 180));
  await save("favicon.ico", icoOf(await drawn(browser, alone, 32), 32));
  await save("social/shop.jpg", await drawn(browser, await preview(), 1200, 630));
} finally {
  await browser.close();
}

/** A picture of `html` in this size in pixels: a transparent square PNG without `height`, else a JPEG. */
async function drawn(opened: Browser, html: string, width: number, height?: number): Promise<Buffer> {
  const page = await opened.newPage({ viewport: { width, height: height ?? width } });
  await page.setContent(html);
  await page.evaluate(
    "document.fonts.ready.then(() => Promise.all([...document.images].map((image) => image.decode())))",
  );
  const picture = await page.screenshot(
    height === undefined ? { type: "png", omitBackground: true } : { type: "jpeg", quality: 86 },
  );
  await page.close();
  return picture;
}

async function save(file: string, content: Buffer): Promise<void> {
  await mkdir(path.dirname(path.join(PUBLIC, file)), { recursive: true });
  await writeFile(path.join(PUBLIC, file), content);
  console.log(`client/public/${file}: ${(content.length / 1000).toFixed(1)} kB`);
}
