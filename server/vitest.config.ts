import path from "node:path";
import { type UserWorkspaceConfig, defineConfig } from "vitest/config";

const common = {
  root: import.meta.dirname,
  // Vite would take graphql's .mjs and Node the .js, and two copies of graphql refuse each other's types.
  resolve: { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] },
} satisfies UserWorkspaceConfig;

/** Files share a worker and what it has loaded; each test file has a shop and a database of its own. */
const isolate = false;

/** Tests of the server: `server` needs nothing, `api` gets a Postgres. */
export const serverProjects: UserWorkspaceConfig[] = [
  { ...common, test: { name: "server", isolate, include: ["test/**/*.test.ts"], exclude: ["test/api/**"] } },
  {
    ...common,
    test: {
      name: "api",
      isolate,
      include: ["test/api/**/*.test.ts"],
      globalSetup: [path.join(import.meta.dirname, "test/harness/database-server.ts")],
      hookTimeout: 30_000,
      testTimeout: 15_000,
    },
  },
];

export default defineConfig({ test: { projects: serverProjects } });
