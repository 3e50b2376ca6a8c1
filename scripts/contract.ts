import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { ROOT, runStep, timed, type StepResult } from "./steps.ts";

/** The committed contract between server and client. */
export const SCHEMA = "schema.graphql";
/** The same for the staff API. */
const STAFF_SCHEMA = "schema.admin.graphql";
const FRESH = ".tmp";
const REMEDY = "Run `npm run codegen` and commit what it changes.";

/** Writes the schemas of the compiled server to a folder. */
export function emitSchemas(folder: string): Promise<StepResult> {
  const files = [SCHEMA, STAFF_SCHEMA].map((file) => path.join(folder, file));
  return runStep("Write the schemas", ["node", "server/dist/docs/emit-schema.js", ...files]);
}

/** Writes the page of the API and the OpenAPI document from the compiled server. */
export async function emitApiPage(): Promise<StepResult> {
  const files = ["docs/api.md", "docs/openapi.json"];
  const emitted = await runStep("Write the API's documents", ["node", "server/dist/docs/emit-api-page.js", ...files]);
  return emitted.ok ? runStep("Format the API's documents", ["prettier", "--write", ...files]) : emitted;
}

/** Renews the settings in README and .env.example from the compiled server. */
export async function emitSettings(): Promise<StepResult> {
  const command = ["node", "server/dist/docs/emit-settings.js", "README.md", ".env.example"] as const;
  const emitted = await runStep("Write the settings", [...command]);
  return emitted.ok ? runStep("Format README.md", ["prettier", "--write", "README.md"]) : emitted;
}

/** Renews the table of retention periods from the compiled server. */
export async function emitRetention(): Promise<StepResult> {
  const page = "docs/operations.md";
  const emitted = await runStep("Write the retention periods", ["node", "server/dist/docs/emit-retention.js", page]);
  return emitted.ok ? runStep(`Format ${page}`, ["prettier", "--write", page]) : emitted;
}

/** Writes client/src/gql and admin/src/gql from the schemas and the documents in both. */
export function generateTypes(): Promise<StepResult> {
  return runStep("Generate the clients' types", ["graphql-codegen", "--errors-only"]);
}

/** Fails if the committed schemas differ from those of the compiled server. */
export function checkSchema(name: string): Promise<StepResult> {
  return timed(name, async () => {
    mkdirSync(path.join(ROOT, FRESH), { recursive: true });
    const emitted = await emitSchemas(FRESH);
    if (!emitted.ok) return emitted;
    const textOf = (...file: string[]) => readFileSync(path.join(ROOT, ...file), "utf8");
    const changed = [SCHEMA, STAFF_SCHEMA].filter((file) => textOf(file) !== textOf(FRESH, file));
    return changed.length === 0
      ? { ok: true, output: "" }
      : { ok: false, output: `${changed.join(" and ")}: not the schema of the server. ${REMEDY}` };
  });
}

/** Fails if client/src/gql or admin/src/gql differ from what codegen makes of the schemas and the documents. */
export async function checkTypes(name: string): Promise<StepResult> {
  const result = await runStep(name, ["graphql-codegen", "--check", "--errors-only"]);
  return result.ok
    ? result
    : { ...result, output: `${result.output.trim()}\nWhat codegen writes is out of date. ${REMEDY}` };
}
