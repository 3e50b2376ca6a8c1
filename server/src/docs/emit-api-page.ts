import { writeFileSync } from "node:fs";
import { createSchema } from "../graphql/schema.js";
import { apiPage } from "./api-page.js";

/** `node emit-api-page.js FILE` writes docs/api.md; the formatter is to go over it afterwards. */
const [, , file] = process.argv;
if (file === undefined) {
  console.error("Say which file to write: emit-api-page FILE");
  process.exit(1);
}
writeFileSync(file, apiPage(await createSchema()));
