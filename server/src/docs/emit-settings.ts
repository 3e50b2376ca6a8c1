import { readFileSync, writeFileSync } from "node:fs";
import { environmentExample, withSettings } from "./settings-page.js";

/** `node emit-settings.js README ENV_EXAMPLE` renews the settings in both; the formatter is to go over the first afterwards. */
const [, , readme, example] = process.argv;
if (readme === undefined || example === undefined) {
  console.error("Say which files to renew: emit-settings README.md .env.example");
  process.exit(1);
}
writeFileSync(readme, withSettings(readFileSync(readme, "utf8")));
writeFileSync(example, environmentExample());
