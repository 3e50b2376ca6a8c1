import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { openBuiltBackOffice } from "../../src/http/back-office/built-back-office.js";
import { useShop } from "../harness/shop.js";

const folder = mkdtempSync(path.join(tmpdir(), "back-office-"));
const FILES = {
  "index.html": '<meta property="csp-nonce" nonce="__NONCE__"><div id="back-office"></div>',
  "assets/main-abc123.js": "// the back office",
};
for (const [file, content] of Object.entries(FILES)) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
}
const shop = useShop({ backOffice: await openBuiltBackOffice(folder) });
afterAll(() => rmSync(folder, { recursive: true }));

const get = (address: string) => fetch(shop().url + address);
const nonceIn = (text: string) => /nonce="([^"]+)"/.exec(text)?.[1];

it.each(["/admin", "/admin/", "/admin/staff", "/admin/join?token=x", "/admin/orders/T3JkZXI6MQ"])(
  "answers %s with its page, which is never stored",
  async (address) => {
    const answer = await get(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toMatch(/^text\/html/);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await answer.text()).toContain('<div id="back-office">');
  },
);

it("allows its own scripts and the styles with the nonce of this response, nothing inline", async () => {
  const [one, other] = [await get("/admin"), await get("/admin")];
  const nonce = nonceIn(await one.text());
  const policy = one.headers.get("content-security-policy");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
  expect(policy).not.toContain("unsafe");
  expect(nonceIn(await other.text())).not.toBe(nonce);
});

it("serves its files for ever, since their names have a hash", async () => {
  const answer = await get("/admin/assets/main-abc123.js");
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "public, max-age=31536000, immutable"]);
});

it.each(["/admin/assets/gone.js", "/admin/favicon.ico"])("has no page at %s", async (address) => {
  expect((await get(address)).status).toBe(404);
});

it("leaves the API at its place", async () => {
  expect((await get("/admin/graphql")).status).toBe(405);
});

it("keeps other origins and frames out", async () => {
  const { headers } = await get("/admin");
  expect(headers.get("x-frame-options")).toBe("DENY");
  expect(headers.get("access-control-allow-origin")).toBeNull();
});
