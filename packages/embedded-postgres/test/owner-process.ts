import { startEmbeddedPostgres } from "../src/embedded-postgres.ts";

// Owns a Postgres until it is killed: starts it in the folder of its first argument and sends the URL to its parent.
// Not `fast`, which may lose the last commits.
const [, , folder] = process.argv;
if (!folder) throw new Error("The first argument is the folder of the database.");
const { url } = await startEmbeddedPostgres({ folder });
process.send?.(url);
setInterval(() => {}, 60_000);
