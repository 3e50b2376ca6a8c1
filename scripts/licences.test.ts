import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { checkLicences, licenceFaults, type LockedPackage } from "./licences.ts";
import { ROOT } from "./steps.ts";

const locked: Record<string, LockedPackage> = JSON.parse(
  readFileSync(path.join(ROOT, "package-lock.json"), "utf8"),
).packages;

/** What is wrong with a further package. */
const withPackage = (folder: string, license?: string) =>
  licenceFaults({ ...locked, [folder]: { version: "1.2.3", ...(license && { license }) } });

it("all packages have licences that are allowed", async () => {
  expect(await checkLicences("Licences")).toMatchObject({ ok: true, output: "" });
});

it.each([
  "GPL-3.0-only",
  "AGPL-3.0-or-later",
  "UNLICENSED",
  "SEE LICENSE IN LICENSE.md",
  "MPL-2.0",
  "LGPL-3.0-or-later",
])("refuses %s", (license) => {
  expect(withPackage("node_modules/@other/package", license)).toEqual([
    `@other/package 1.2.3 has the licence ${license}.`,
  ]);
});

it("refuses a package that states no licence, wherever it lies", () => {
  expect(withPackage("node_modules/a/node_modules/b")).toEqual(["b 1.2.3 states no licence."]);
});

it.each(["MIT", "(MIT OR GPL-3.0-only)", "MIT AND ISC", "(MIT AND Zlib)"])("takes %s", (license) => {
  expect(withPackage("node_modules/a", license)).toEqual([]);
});

it.each(["MIT AND GPL-3.0-only", "MIT AND (ISC OR Apache-2.0)", "(GPL-2.0-only OR MIT OR ISC) AND (GPL-3.0-only)"])(
  "refuses %s, of which a part is not allowed or which has to be read",
  (license) => {
    expect(withPackage("node_modules/a", license)).toHaveLength(1);
  },
);

it("names an exception that is no longer needed", () => {
  const without = Object.fromEntries(Object.entries(locked).filter(([folder]) => !folder.endsWith("/argparse")));
  expect(licenceFaults(without)).toEqual(["No package needs the exception for Python-2.0."]);
});
