import type { Logger } from "pino";
import type { DataSource } from "typeorm";

/** What a server that can't serve says. */
export type Problem = "database unavailable" | "migrations are missing" | "nothing can be written";

/** Milliseconds; the database is asked no more often than this, however often the shop is. */
const INTERVAL = 1000;
/** Milliseconds after which a database that says nothing counts as one that does not answer. */
const PATIENCE = 1500;

/**
 * One small transaction that needs all that an order needs: a commit on disk, which a standby refuses, and free space. An update
 * of one row finds room on a full disk for a while, so some 300 kB are sorted out to a temporary file as well.
 */
const TRY_TO_WRITE = `
  SET LOCAL work_mem = '64kB';
  SELECT count(*) FROM generate_series(1, 10000);
  UPDATE write_probe SET written_at = now()`;

/** Answers why this server can't serve now, or undefined when it can. The log hears of each change. */
export function createReadiness(database: DataSource, logger: Logger): () => Promise<Problem | undefined> {
  let askedAt = -Infinity;
  let answer = Promise.resolve<Problem | undefined>(undefined);
  let known: Problem | undefined;
  const look = async () => {
    const { problem, err } = await problemOf(database);
    if (problem !== known) {
      if (problem === undefined) logger.info("ready again");
      else logger.warn({ err }, `not ready: ${problem}`);
    }
    known = problem;
    return problem;
  };
  return () => {
    if (performance.now() - askedAt >= INTERVAL) {
      askedAt = performance.now();
      answer = look();
    }
    return answer;
  };
}

type Finding = { problem: Problem | undefined; err?: unknown };

async function problemOf(database: DataSource): Promise<Finding> {
  const silence = new Promise<Finding>((resolve) =>
    setTimeout(resolve, PATIENCE, { problem: "database unavailable" }).unref(),
  );
  return Promise.race([examine(database), silence]);
}

async function examine(database: DataSource): Promise<Finding> {
  try {
    if (await database.showMigrations()) return { problem: "migrations are missing" };
  } catch (err) {
    return { problem: "database unavailable", err };
  }
  try {
    await database.query(TRY_TO_WRITE);
    return { problem: undefined };
  } catch (err) {
    return { problem: "nothing can be written", err };
  }
}
