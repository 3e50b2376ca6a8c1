import type { Logger } from "pino";

/** Why a server is not ready. */
export type Problem = "database unavailable" | "migrations are missing" | "nothing can be written";

/** Minimum milliseconds between two checks of the database, however often /readyz is polled. */
const INTERVAL = 1000;
/** Milliseconds after which a database that does not reply counts as unavailable. */
const PATIENCE = 1500;

/**
 * A small transaction that needs what an order needs: a commit, which a standby refuses, and free disk space. Updating one row
 * reuses space and succeeds on a full disk for a while, so generate_series also writes about 300 kB to a temporary file.
 */
const TRY_TO_WRITE = `
  SET LOCAL work_mem = '64kB';
  SELECT count(*) FROM generate_series(1, 10000);
  UPDATE write_probe SET written_at = now()`;

/** What readiness asks of the database. */
export type Probes = { lacksMigrations(): Promise<boolean>; write(statements: string): Promise<unknown> };

/** Resolves with the problem that keeps this server from being ready, or undefined. Logs each change. */
export function createReadiness(probes: Probes, logger: Logger): () => Promise<Problem | undefined> {
  let askedAt = -Infinity;
  let answer = Promise.resolve<Problem | undefined>(undefined);
  let known: Problem | undefined;
  const look = async () => {
    const { problem, err } = await problemOf(probes);
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

async function problemOf(probes: Probes): Promise<Finding> {
  const silence = new Promise<Finding>((resolve) =>
    setTimeout(resolve, PATIENCE, { problem: "database unavailable" }).unref(),
  );
  return Promise.race([examine(probes), silence]);
}

async function examine(probes: Probes): Promise<Finding> {
  try {
    if (await probes.lacksMigrations()) return { problem: "migrations are missing" };
  } catch (err) {
    return { problem: "database unavailable", err };
  }
  try {
    await probes.write(TRY_TO_WRITE);
    return { problem: undefined };
  } catch (err) {
    return { problem: "nothing can be written", err };
  }
}
