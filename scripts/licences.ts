import { readFileSync } from "node:fs";
import path from "node:path";
import { ROOT, timed, type StepResult } from "./steps.ts";

/** What package-lock.json says of a package. A link is a workspace of our own. */
export type LockedPackage = { version?: string; license?: string; link?: boolean };

/** Licences that ask for no more than their own text beside a copy. */
const ALLOWED = new Set([
  ...["MIT", "MIT-0", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "BlueOak-1.0.0", "Zlib"],
  ...["CC0-1.0", "Unlicense"],
]);

/** Other licences, for the named packages alone, with what makes them fit. */
const EXCEPTIONS: readonly { licence: string; packages: RegExp; because: string }[] = [
  {
    licence: "LGPL-3.0-or-later",
    packages: /^@img\/sharp-/,
    because: "libvips stays a library of its own beside the shop, unchanged and replaceable",
  },
  {
    licence: "OFL-1.1",
    packages: /^@fontsource-variable\//,
    because: "fonts may be part of a shop; they are not sold alone",
  },
  {
    licence: "MPL-2.0",
    packages: /^(@axe-core\/playwright|axe-core|lightningcss)/,
    because: "tools of tests and build",
  },
  { licence: "Python-2.0", packages: /^argparse$/, because: "a tool's" },
  { licence: "CC-BY-4.0", packages: /^caniuse-lite$/, because: "a table that the build reads" },
];

/** Packages whose package.json names no licence, or in an old form, as their LICENSE file says it. */
const STATED_IN_FILES: Readonly<Record<string, string>> = {
  buildcheck: "MIT",
  "cpu-features": "MIT",
  "css-mediaquery": "BSD-3-Clause",
  "png-js": "MIT",
  ssh2: "MIT",
};

/** A sentence for each package whose licence is not allowed, and for each exception that no package needs any more. */
export function licenceFaults(packages: Readonly<Record<string, LockedPackage>>): string[] {
  const foreign = Object.entries(packages).filter(([folder, { link }]) => !link && folder.includes("node_modules/"));
  const named = foreign.map(([folder, { version, license }]) => ({
    name: folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length),
    version,
    license,
  }));
  const refused = named.flatMap(({ name, version, license }) => {
    const licence = STATED_IN_FILES[name] ?? license;
    if (licence === undefined) return [`${name} ${version} states no licence.`];
    return isAllowed(licence, name) ? [] : [`${name} ${version} has the licence ${licence}.`];
  });
  const unused = EXCEPTIONS.filter(
    ({ licence, packages: those }) =>
      !named.some(({ name, license }) => those.test(name) && license?.includes(licence)),
  );
  return [...refused, ...unused.map(({ licence }) => `No package needs the exception for ${licence}.`)];
}

/** Of `A OR B` one licence has to be allowed, of `A AND B` each. What has brackets within is refused: somebody has to read it. */
function isAllowed(expression: string, name: string): boolean {
  const plain = expression.replace(/^\((.*)\)$/, "$1");
  const allowed = (licence: string) =>
    ALLOWED.has(licence) ||
    EXCEPTIONS.some((exception) => exception.licence === licence && exception.packages.test(name));
  if (/[()]/.test(plain)) return false;
  return plain.includes(" OR ") ? plain.split(" OR ").some(allowed) : plain.split(" AND ").every(allowed);
}

/** A step of the check: the licences of all packages of package-lock.json, those of other platforms too, without a network. */
export function checkLicences(name: string): Promise<StepResult> {
  return timed(name, async () => {
    const lock = JSON.parse(readFileSync(path.join(ROOT, "package-lock.json"), "utf8"));
    const faults = licenceFaults(lock.packages);
    return { ok: faults.length === 0, output: faults.join("\n") };
  });
}
