import { buildServer } from "./build.ts";
import { emitApiPage, emitSchema, emitSettings, generateTypes, SCHEMA } from "./contract.ts";
import { report } from "./steps.ts";

// npm run codegen: the server's schema -> schema.graphql -> docs/api.md and the types of every operation in the
// client; and the settings in README.md and .env.example.
process.exitCode = 1;
if (await buildServer()) {
  const schema = await emitSchema(SCHEMA);
  report(schema);
  if (schema.ok) {
    const results = [await emitApiPage(), await emitSettings(), await generateTypes()];
    results.forEach(report);
    if (results.every(({ ok }) => ok)) process.exitCode = 0;
  }
}
