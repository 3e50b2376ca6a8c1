import { adminRules } from "./.dependency-cruiser-admin.mjs";
import { clientRules } from "./.dependency-cruiser-client.mjs";
import { serverRules } from "./.dependency-cruiser-server.mjs";

/**
 * Which way imports go, as patterns. `npm run check` fails on an import that a rule forbids and on every cycle. Imports of types
 * count like others.
 */

/** Tests, and what only tests use. */
const TESTS = "\\.test\\.tsx?$|^(server|client|admin)/(src/)?test/|^packages/[^/]+/test/|^client/e2e/";

/** Folders without cycles among them. */
const CYCLE_FREE = "^(scripts|tools|packages|server/src|admin/src)(/|$)";

/** Rules for every workspace. */
const common = [
  {
    name: "no-circular",
    comment: "Files import each other in a circle: move what both need into a file of its own.",
    severity: "error",
    // Entities name each other in their relations; TypeORM reads those lazily.
    from: { pathNot: "\\.entity\\.ts$" },
    to: { circular: true, viaOnly: { pathNot: "\\.entity\\.ts$" } },
  },
  {
    name: "no-test-code-in-product",
    comment: "What shoppers run imports no test and no test harness.",
    severity: "error",
    from: { path: "^(server|client|admin|packages/[^/]+)/src/", pathNot: TESTS },
    to: { path: TESTS },
  },
  {
    name: "packages-stand-alone",
    comment: "A package is usable by anybody: it imports no other workspace.",
    severity: "error",
    from: { path: "^packages/([^/]+)/" },
    to: { path: "^(server|client|admin|scripts|tools|packages)/", pathNot: "^packages/$1/" },
  },
  {
    name: "scripts-and-tools-are-imported-by-nobody",
    comment: "Scripts and tools start the product; the product does not know them.",
    severity: "error",
    from: { path: "^(server|client|admin|packages)/" },
    to: { path: "^(scripts|tools)/" },
  },
  {
    name: "tools-are-imported-by-nobody",
    comment: "npm commands run tools. A tool may use scripts; scripts and other tools do not use it.",
    severity: "error",
    from: { path: "^(?:scripts|tools/([^/]+))/" },
    to: { path: "^tools/", pathNot: "^tools/$1/" },
  },
  {
    name: "no-unresolvable",
    comment: "An import that is not found would be an arrow that no rule sees.",
    severity: "error",
    from: {},
    to: { couldNotResolve: true, path: "^[.]|^@(rules|theme|measured)/" },
  },
  {
    name: "no-circular-folders",
    comment: "Two folders import each other: one of them has to be below the other.",
    severity: "error",
    scope: "folder",
    from: { path: CYCLE_FREE },
    to: { circular: true },
  },
];

export default {
  forbidden: [...common, ...serverRules, ...clientRules, ...adminRules],
  options: {
    // TypeScript 7 has no JavaScript API yet; of the other parsers swc alone reads TypeScript.
    parser: "swc",
    tsPreCompilationDeps: true,
    moduleSystems: ["es6"],
    exclude: { path: "(^|/)(node_modules|dist)/" },
    webpackConfig: { fileName: ".dependency-cruiser-aliases.mjs" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["types", "import", "node", "default"] },
  },
};
