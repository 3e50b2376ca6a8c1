import { startEmbeddedPostgres } from "../src/embedded-postgres.ts";

// The database of a shop in a process of its own: opens the data folder it is given, says the address and stays until it is
// killed. Not `fast`, which may lose what was just committed.
const [, , dataDir] = process.argv;
if (!dataDir) throw new Error("Which data folder?");
const { url } = await startEmbeddedPostgres({ dataDir });
process.send?.(url);
setInterval(() => {}, 60_000);
