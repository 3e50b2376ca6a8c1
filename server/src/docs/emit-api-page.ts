import { writeFileSync } from "node:fs";
import { ENDPOINTS } from "../composition/domains/endpoints.js";
import { createSchema } from "../composition/domains/schema.js";
import { openApi } from "../kernel/rest/openapi.js";
import { apiPage } from "./api-page.js";

/** `node emit-api-page.js PAGE OPENAPI` writes docs/api.md and docs/openapi.json. Format them afterwards. */
const [, , page, document] = process.argv;
if (page === undefined || document === undefined) {
  console.error("Say which files to write: emit-api-page docs/api.md docs/openapi.json");
  process.exit(1);
}
writeFileSync(page, apiPage(await createSchema()));
writeFileSync(document, JSON.stringify(openApi(ENDPOINTS)));
