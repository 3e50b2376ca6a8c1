import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { UNKNOWN_TRADER } from "../rules/trader-facts.js";
import { readShopProfile } from "../shop-profile/shop-profile.js";

const PAGE = path.resolve(import.meta.dirname, "../../../docs/operations.md");
const folder = mkdtempSync(path.join(tmpdir(), "profile-"));
afterAll(() => rmSync(folder, { recursive: true }));

const [, section = ""] = readFileSync(PAGE, "utf8").split("## Who trades, and what is claimed\n");
const [, example = ""] = /```json\n(.*?)```/s.exec(section) ?? [];

it("is a profile that the shop takes, with every fact of who trades", () => {
  const file = path.join(folder, "profile.json");
  writeFileSync(file, example);
  const profile = readShopProfile(file);
  expect(profile).toMatchObject(JSON.parse(example) as object);
  for (const fact of Object.keys(UNKNOWN_TRADER) as (keyof typeof UNKNOWN_TRADER)[])
    expect([fact, profile[fact]]).not.toEqual([fact, UNKNOWN_TRADER[fact]]);
});

it("is followed by every fact that can be null, by name", () => {
  const names = Object.keys(UNKNOWN_TRADER);
  for (const name of names) expect(section).toContain(`\`${name}\``);
});
