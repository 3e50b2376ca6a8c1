import { clusterMajor, keptClusters, replaceCluster } from "@measured/embedded-postgres";
import { rowOf } from "../kernel/sql/query.js";
import { UpgradeError, withPostgres, type Tell, type UpgradeParts } from "./upgrade-parts.js";
import { upgradeQueries } from "./upgrade.queries.js";

/**
 * Puts the database back that was replaced last; the one in its place is kept in turn, and nothing is deleted.
 * @param isSure what was written since is given up; else it is counted, which needs a database that starts
 * @throws {Error} with a sentence; the database is then where and as it was
 */
export async function goBack(parts: UpgradeParts, isSure: boolean, tell: Tell): Promise<void> {
  const { folder, major } = parts;
  const [kept] = keptClusters(folder);
  if (!kept) throw new UpgradeError(`No upgrade has kept a database beside ${folder}.`);
  const hasCurrent = clusterMajor(folder) !== undefined;
  if (hasCurrent && !isSure) await refuseLoss(parts, kept.replacedAt);
  const aside = replaceCluster(folder, kept.folder);
  tell(`The database of Postgres ${kept.major} is back in ${folder}.`);
  if (aside)
    tell(`What was in its place is kept in ${aside.folder}. It holds personal data: remove it when you are sure.`);
  tell(
    kept.major === major
      ? "The shop can be started."
      : `Before you start the shop, install the version of it that brings Postgres ${kept.major}.`,
  );
}

async function refuseLoss(parts: UpgradeParts, since: Date): Promise<void> {
  const { orders, enquiries, accounts, staffChanges } = await writtenSince(parts, since);
  if (orders + enquiries + accounts + staffChanges === 0) return;
  throw new UpgradeError(
    `The shop has stored new data since ${since.toISOString()}: orders ${orders}, enquiries ${enquiries}, accounts ${accounts}, changes by staff ${staffChanges}. ` +
      "It would be without them. With --yes it goes back all the same, and they are kept in a folder beside it.",
  );
}

async function writtenSince({ folder, start, connect }: UpgradeParts, since: Date) {
  try {
    return await withPostgres(start(folder, { readOnly: true }), async (url) => {
      const database = await connect(url);
      try {
        return await rowOf(database, upgradeQueries.writtenSince, [since]);
      } finally {
        await database.destroy();
      }
    });
  } catch (cause) {
    throw new UpgradeError(
      `What was written since ${since.toISOString()} can't be counted: ${(cause as Error).message} With --yes the way back does not count it.`,
      { cause },
    );
  }
}
