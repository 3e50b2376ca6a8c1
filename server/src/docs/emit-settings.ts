import { readFileSync, writeFileSync } from "node:fs";
import { environmentExample, withSettings } from "./settings-page.js";

/** `node emit-settings.js README ENV_EXAMPLE` updates the settings in both. Format the README afterwards. */
const [, , readme, example] = process.argv;
if (readme === undefined || example === undefined) {
  console.error("Say which files to renew: emit-settings README.md .env.example");
  process.exit(1);
}
writeFileSync(readme, withSettings(readFileSync(readme, "utf8")));
writeFileSync(example, environmentExample());
