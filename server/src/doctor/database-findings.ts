import type { DataSource } from "typeorm";
import { missingLimits } from "../kernel/sql/connection-limits.js";
import { rowOf, rowsOf } from "../kernel/sql/query.js";
import { doctorQueries } from "./doctor.queries.js";
import { fault, note, well, type Finding } from "./finding.js";

/** The major version that the shop is tested with. */
const TESTED = 18;

/** Milliseconds by which this machine's clock and the database's may differ. */
const CLOCK_TOLERANCE = 2000;

/** Seconds after which a job that is due counts as forgotten; a worker takes one within seconds. */
const LONG_DUE = 15 * 60;

/** All about a database that answers. @param known names of all migrations of this version */
export async function databaseFindings(database: DataSource, known: readonly string[]): Promise<Finding[]> {
  const findings = [await versionFinding(database), await clockFinding(database), ...(await limitFindings(database))];
  const { isMade } = await rowOf(database, doctorQueries.isMade);
  if (!isMade) return [...findings, fault("The database has no tables yet. Run npm run migrate, or start the shop.")];
  return [...findings, ...(await migrationFindings(database, known)), ...(await queueFindings(database))];
}

/** Why the embedded database does not start, in the words of its start. */
export const notStarted = (error: unknown): Finding => fault((error as Error).message);

/** Why there is no connection. The database's own words are left out, since they may hold parts of the URL. */
export function unreachable(error: unknown): Finding {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "28P01" || code === "28000")
    return fault("The database refuses the role or password of DATABASE_URL. Correct it.");
  if (code === "3D000") return fault("The database of DATABASE_URL does not exist. Make it, or correct the name.");
  return fault(
    `The database can't be reached${code && ` (${code})`}. See whether it runs and whether DATABASE_URL names its host and port.`,
  );
}

async function versionFinding(database: DataSource): Promise<Finding> {
  const { version, major } = await rowOf(database, doctorQueries.version);
  return major === TESTED
    ? well(`The database answers: Postgres ${version}.`)
    : note(`The database answers: Postgres ${version}. The shop is tested with ${TESTED}; plan the change.`);
}

/** Half the time of the question is taken off, so that a slow database is no wrong clock. */
async function clockFinding(database: DataSource): Promise<Finding> {
  const asked = Date.now();
  const { now } = await rowOf(database, doctorQueries.now);
  const answered = Date.now();
  const off = Math.abs(now - (asked + answered) / 2) - (answered - asked) / 2;
  if (off <= CLOCK_TOLERANCE) return well("The clocks of this machine and of the database agree.");
  const seconds = Math.round(off / 1000);
  return fault(
    `The clocks of this machine and of the database differ by ${seconds} s. Let both follow a time server (NTP).`,
  );
}

async function limitFindings(database: DataSource): Promise<Finding[]> {
  const missing = await missingLimits(database);
  if (missing.length === 0) return [];
  return [note(`The role of DATABASE_URL lacks ${missing.join(", ")}. See Pooling in docs/operations.md.`)];
}

async function migrationFindings(database: DataSource, known: readonly string[]): Promise<Finding[]> {
  const applied = new Set((await rowsOf(database, doctorQueries.migrations)).map(({ name }) => name));
  const pending = known.filter((name) => !applied.has(name));
  const unknown = [...applied].filter((name) => !known.includes(name));
  if (pending.length === 0 && unknown.length === 0) return [well("The database's tables are those of this version.")];
  return [
    ...(pending.length > 0
      ? [fault(`The database lacks ${pending.length} migrations. Run npm run migrate, or restart the shop.`)]
      : []),
    ...(unknown.length > 0
      ? [note(`The database has ${unknown.length} migrations of a newer version. Update this one.`)]
      : []),
  ];
}

async function queueFindings(database: DataSource): Promise<Finding[]> {
  const { hasQueue } = await rowOf(database, doctorQueries.hasQueue);
  if (!hasQueue) return [fault("The queue of e-mails and jobs has no tables. Run npm run migrate.")];
  const { due, oldest, failed } = await rowOf(database, doctorQueries.queue);
  const minutes = Math.round(oldest / 60);
  return [
    oldest > LONG_DUE
      ? fault(
          `${due} e-mails and jobs wait, the oldest for ${minutes} minutes. See whether a process with ROLE=all or worker runs, and its log.`,
        )
      : well(`The queue of e-mails and jobs moves; ${due} wait.`),
    ...(failed > 0
      ? [
          note(
            `${failed} e-mails were given up in the last days. Mail in docs/operations.md says how to send them again.`,
          ),
        ]
      : []),
  ];
}
