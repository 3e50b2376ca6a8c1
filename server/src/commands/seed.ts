import { parseArgs } from "node:util";
import { reachDatabase } from "../composition/database/open-database.js";
import { migrate } from "../composition/database/run-migrations.js";
import { largeCatalogue } from "../composition/seed/large-catalogue.js";
import { isCatalogueEmpty, seedCatalogue } from "../composition/seed/seed.js";
import { readSettings } from "../settings.js";

/**
 * `npm run seed [-- --products N] [--if-empty]`: seeds the shop's catalogue, or a large one for benchmarks. With --if-empty, an
 * existing catalogue is not changed. Also while the shop runs.
 */
const { values } = parseArgs({ options: { products: { type: "string" }, "if-empty": { type: "boolean" } } });
const count = values.products === undefined ? undefined : Number(values.products);
if (count !== undefined && !(Number.isInteger(count) && count > 0 && count <= 100_000)) {
  console.error(`--products takes a whole number from 1 to 100000; "${values.products}" is none.`);
  process.exit(1);
}
const settings = readSettings();
const database = await reachDatabase(settings, console.log);
try {
  await migrate(database.directUrl);
  if (values["if-empty"] && !(await isCatalogueEmpty(database.directUrl))) {
    console.log("There is a catalogue; it stays as it is.");
  } else {
    const written = await seedCatalogue(database.directUrl, {
      ...(count !== undefined && { products: largeCatalogue(count) }),
      sampleReviews: settings.sampleReviews,
    });
    console.log(`The catalogue holds ${written} products.`);
  }
} finally {
  await database.close();
}
