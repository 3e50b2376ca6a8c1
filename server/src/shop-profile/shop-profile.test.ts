import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { readShopProfile, ShopProfileError } from "./shop-profile.js";

const folder = mkdtempSync(path.join(tmpdir(), "facts-"));
afterAll(() => rmSync(folder, { recursive: true }));

function aFile(content: string): string {
  const file = path.join(folder, "facts.json");
  writeFileSync(file, content);
  return file;
}

it("replaces the values in a file and keeps the others", () => {
  const profile = readShopProfile(aFile(`{"phone": "01632 960001"}`));
  expect(profile).toEqual({ ...readShopProfile(undefined), phone: "01632 960001" });
});

it.each([
  ["a wrong value", `{"quoteDays": -1}`, /quoteDays/],
  [
    "a time that is none",
    `{"hours": [{"from": "Mon", "to": "Fri", "opens": "9am", "closes": "18:00"}]}`,
    /such as 09:00/,
  ],
  [
    "a day that ends before it begins",
    `{"hours": [{"from": "Mon", "to": "Fri", "opens": "18:00", "closes": "09:00"}]}`,
    /open before/,
  ],
  [
    "days in the wrong order",
    `{"hours": [{"from": "Sat", "to": "Mon", "opens": "09:00", "closes": "18:00"}]}`,
    /from Mon to Sun/,
  ],
  [
    "a profile that is no safe address",
    `{"socialProfiles": [{"name": "Instagram", "url": "javascript:alert(1)"}]}`,
    /socialProfiles/,
  ],
  ["broken JSON", `{`, /JSON/],
])("names %s", (_case, content, message) => {
  expect(() => readShopProfile(aFile(content))).toThrow(ShopProfileError);
  expect(() => readShopProfile(aFile(content))).toThrow(message);
});
