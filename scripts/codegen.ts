import { buildServer } from "./build.ts";
import { emitApiPage, emitRetention, emitSchemas, emitSettings, generateTypes } from "./contract.ts";
import { report } from "./steps.ts";

// npm run codegen: the server's schemas -> schema.graphql (with schema.admin.graphql for staff) -> docs/api.md, docs/openapi.json and the types of every operation in the
// client; the settings in README.md and .env.example; the retention periods in docs/operations.md.
process.exitCode = 1;
if (await buildServer()) {
  const schema = await emitSchemas(".");
  report(schema);
  if (schema.ok) {
    const results = [await emitApiPage(), await emitSettings(), await emitRetention(), await generateTypes()];
    results.forEach(report);
    if (results.every(({ ok }) => ok)) process.exitCode = 0;
  }
}
