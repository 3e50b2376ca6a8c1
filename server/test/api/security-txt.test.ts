import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { readShopProfile } from "../../src/shop-profile/shop-profile.js";
import { securityTxt } from "../../src/ssr/crawler-files/security-txt.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();
const namedShop = useShop({ settings: { publicUrl: "https://shop.example" }, beside: shop });

const { email } = readShopProfile(undefined);
const read = (of: typeof shop) => fetch(`${of().url}/.well-known/security.txt`);

/** The fields of an RFC 9116 file, each once. */
function fieldsOf(file: string): Record<string, string> {
  const lines = file.split("\n").filter((line) => line !== "");
  const fields = lines.map((line) => /^([A-Z][a-z]+(?:-[A-Z][a-z]+)*): (\S.*)$/.exec(line)?.slice(1) ?? [line, ""]);
  expect(new Set(fields.map(([name]) => name)).size).toBe(fields.length);
  return Object.fromEntries(fields);
}

it("names the shop's contact and URL, as UTF-8 text without a cookie", async () => {
  const answer = await read(namedShop);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(fieldsOf(await answer.text())).toEqual({
    Contact: `mailto:${email}`,
    Expires: expect.any(String),
    "Preferred-Languages": "en",
    Canonical: "https://shop.example/.well-known/security.txt",
  });
});

it("expires half a year after the request", () => {
  const { Expires } = fieldsOf(securityTxt({ email }, undefined, new Date("2026-11-22T13:14:15.678Z")));
  expect(Expires).toBe("2027-05-21T00:00:00Z");
});

it("does not use the Host header, which a client can forge", async () => {
  expect(fieldsOf(await (await read(shop)).text())).not.toHaveProperty("Canonical");
});

it("has the same contact as SECURITY.md", () => {
  const policy = readFileSync(path.resolve(import.meta.dirname, "../../../SECURITY.md"), "utf8");
  expect(policy).toContain(email);
});
