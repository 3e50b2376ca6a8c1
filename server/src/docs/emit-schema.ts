import { createSchema } from "../composition/domains/schema.js";
import { createStaffSchema } from "../composition/domains/staff-schema.js";

/** `node emit-schema.js FILE STAFF_FILE` writes the contracts of shop and staff API as text. */
const [, , file, staffFile] = process.argv;
if (file === undefined || staffFile === undefined) {
  console.error("Say which files to write: emit-schema FILE STAFF_FILE");
  process.exit(1);
}
await createSchema(file);
await createStaffSchema(staffFile);
