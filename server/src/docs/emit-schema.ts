import { createSchema } from "../composition/domains/schema.js";

/** `node emit-schema.js FILE` writes the contract as text. */
const [, , file] = process.argv;
if (file === undefined) {
  console.error("Say which file to write: emit-schema FILE");
  process.exit(1);
}
await createSchema(file);
