import { buildServer } from "../../scripts/build.ts";

/**
 * npm run drill [-- NAME …]: makes a fault under a shop of its own while shoppers order, and compares the orders they were
 * told of with the stored ones. All drills take two minutes. Exit code 1 when an order is lost, doubled or half, or the shop
 * does not come back.
 */
const SECONDS = 4;

async function drill(asked: string[]): Promise<boolean> {
  // Imported after the build: they import the built server.
  const { DRILLS } = await import("./drills.ts");
  const { runDrill } = await import("./run-drill.ts");
  const known = Object.keys(DRILLS);
  const unknown = asked.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(`There is no drill ${unknown.join(", ")}, but ${known.join(", ")}.`);
    return false;
  }
  let isWell = true;
  for (const name of asked.length > 0 ? asked : known) {
    const fault = await DRILLS[name]?.();
    if (!fault) {
      console.log(`- ${name}: not here; it needs a disk of its own, which this user may not mount`);
      continue;
    }
    const { figures, complaints } = await runDrill(fault, SECONDS, (line) => console.log(`  ${line}`));
    console.log(`${complaints.length === 0 ? "✓" : "✗"} ${name}: ${figures}`);
    for (const complaint of complaints) console.log(`    ${complaint}`);
    isWell &&= complaints.length === 0;
  }
  return isWell;
}

process.exitCode = (await buildServer()) && (await drill(process.argv.slice(2))) ? 0 : 1;
