import path from "node:path";
import { defineConfig, type UserWorkspaceConfig } from "vitest/config";
import { findPgBouncer } from "./test/harness/pgbouncer-program.js";
import { findValkey } from "./test/harness/valkey-program.js";

const common = {
  root: import.meta.dirname,
  // The sources of the package, which need no build. And Vite would take graphql's .mjs and Node the .js, and two copies of graphql refuse each other's types.
  resolve: {
    alias: [
      { find: /^graphql$/, replacement: "graphql/index.js" },
      {
        find: "@measured/embedded-postgres",
        replacement: path.join(import.meta.dirname, "../packages/embedded-postgres/src/index.ts"),
      },
    ],
  },
} satisfies UserWorkspaceConfig;

/** Files share a worker and what it has loaded; each test file has a shop and a database of its own. */
const isolate = false;

const api = {
  isolate,
  hookTimeout: 30_000,
  testTimeout: 15_000,
};

/** Tests that are also run with PgBouncer in transaction mode before the database. */
const POOLED = [
  "accounts-merge",
  "accounts-sign-in",
  "cart",
  "cart-conflicts",
  "catalogue",
  "deployment",
  "response-cache-freshness",
  "mail",
  "migrations",
  "orders",
  "retention",
  "sessions",
  "statement-limits",
];

/** Tests that are also run with limits in Valkey. */
const WITH_VALKEY = [
  "accounts-password-attempts",
  "buyer-ip",
  "enquiry-limits",
  "order-limits",
  "order-tracking",
  "rate-limits",
  "read-limits",
  "sessions",
];

/**
 * Tests of the server: `server` needs nothing, `api` gets a Postgres, `pooled` a Postgres behind PgBouncer and `valkey` a Valkey
 * beside it, where there is one.
 */
export const serverProjects: UserWorkspaceConfig[] = [
  { ...common, test: { name: "server", isolate, include: ["{src,test/unit}/**/*.test.ts"] } },
  {
    ...common,
    test: {
      ...api,
      name: "api",
      include: ["test/api/**/*.test.ts"],
      globalSetup: [path.join(import.meta.dirname, "test/harness/database-server.ts")],
    },
  },
];

if (findPgBouncer() !== undefined) {
  serverProjects.push({
    ...common,
    test: {
      ...api,
      name: "pooled",
      include: POOLED.map((name) => `test/api/${name}.test.ts`),
      globalSetup: [path.join(import.meta.dirname, "test/harness/pooled-database-server.ts")],
    },
  });
}

if (findValkey() !== undefined) {
  serverProjects.push({
    ...common,
    test: {
      ...api,
      name: "valkey",
      include: ["test/valkey/**/*.test.ts", ...WITH_VALKEY.map((name) => `test/api/${name}.test.ts`)],
      globalSetup: [path.join(import.meta.dirname, "test/harness/database-server.ts")],
      provide: { hasValkey: true },
    },
  });
}

export default defineConfig({ test: { projects: serverProjects } });
