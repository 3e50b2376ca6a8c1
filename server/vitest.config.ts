import path from "node:path";
import { type UserWorkspaceConfig, defineConfig } from "vitest/config";

const common = {
  root: import.meta.dirname,
  // Vite would take graphql's .mjs and Node the .js, and two copies of graphql refuse each other's types.
  resolve: { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] },
} satisfies UserWorkspaceConfig;

/** Tests of the server: `server` needs nothing, `api` gets a Postgres. */
export const serverProjects: UserWorkspaceConfig[] = [
  { ...common, test: { name: "server", include: ["test/**/*.test.ts"], exclude: ["test/api/**"] } },
  {
    ...common,
    test: {
      name: "api",
      include: ["test/api/**/*.test.ts"],
      globalSetup: [path.join(import.meta.dirname, "test/harness/database-server.ts")],
      hookTimeout: 30_000,
      testTimeout: 15_000,
    },
  },
];

export default defineConfig({ test: { projects: serverProjects } });
