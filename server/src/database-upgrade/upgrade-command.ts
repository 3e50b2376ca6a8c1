import { parseArgs } from "node:util";
import { goBack } from "./go-back.js";
import type { Tell, UpgradeParts } from "./upgrade-parts.js";
import { upgrade } from "./upgrade.js";

const USAGE = `npm run database:upgrade brings the embedded database to the Postgres of this version of the shop.
With -- --old-programs /usr/lib/postgresql/17 it takes the older Postgres from there instead of fetching it from npm.
With -- --back it puts the database back that the last upgrade has kept; --yes also gives up what was written since.`;

const NOT_OURS = `DATABASE_URL names a Postgres that its operator upgrades, with pg_upgrade or as CloudNativePG does it, and nothing was changed.
"Upgrading Postgres" in docs/operations.md tells more.`;

/**
 * Upgrades the embedded database to the major version of the programs, or puts back what was before.
 * @param words `--old-programs` and a folder, `--back`, `--back --yes`, or nothing
 * @param open undefined where the shop has no embedded database
 * @returns the exit code: 0 if the database can be used by these programs, or is back; 1 if it is as before
 */
export async function upgradeDatabase(
  words: readonly string[],
  open: (() => Promise<UpgradeParts>) | undefined,
  tell: Tell,
): Promise<number> {
  const asked = askedOf(words);
  if (!asked || !open) {
    tell(asked ? NOT_OURS : USAGE);
    return 1;
  }
  try {
    const parts = await open();
    await (asked.back ? goBack(parts, asked.yes, tell) : upgrade(parts, asked["old-programs"], tell));
    return 0;
  } catch (error) {
    tell((error as Error).message);
    tell("Nothing was changed.");
    return 1;
  }
}

/** What the words ask for; undefined if they make no sense. */
function askedOf(words: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        "old-programs": { type: "string" },
        back: { type: "boolean", default: false },
        yes: { type: "boolean", default: false },
      },
    });
    const isOneThing = values.back ? values["old-programs"] === undefined : !values.yes;
    return isOneThing && values["old-programs"] !== "" ? values : undefined;
  } catch {
    return undefined;
  }
}
