import { buildServer } from "../../scripts/build.ts";

/**
 * npm run drill [-- NAME …]: makes a fault while shoppers order, and compares acknowledged with stored
 * orders. All drills take two minutes. Exit code 1 when an order is lost, duplicated or incomplete, or the shop
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
      console.log(`- ${name}: skipped; it needs a disk of its own, and this user may not mount one`);
      continue;
    }
    const { figures, failures } = await runDrill(fault, SECONDS, (line) => console.log(`  ${line}`));
    console.log(`${failures.length === 0 ? "✓" : "✗"} ${name}: ${figures}`);
    for (const failure of failures) console.log(`    ${failure}`);
    isWell &&= failures.length === 0;
  }
  return isWell;
}

process.exitCode = (await buildServer()) && (await drill(process.argv.slice(2))) ? 0 : 1;
