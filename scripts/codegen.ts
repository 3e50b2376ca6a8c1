import { buildServer } from "./build.ts";
import { emitSchema, generateTypes, SCHEMA } from "./contract.ts";
import { report } from "./steps.ts";

// npm run codegen: the server's schema -> schema.graphql -> the types of every operation in the client.
process.exitCode = 1;
if (await buildServer()) {
  const schema = await emitSchema(SCHEMA);
  report(schema);
  if (schema.ok) {
    const types = await generateTypes();
    report(types);
    if (types.ok) process.exitCode = 0;
  }
}
