import type { Drill } from "./fault.ts";
import { DATABASE_DRILLS } from "./faults/database.ts";
import { PROCESS_DRILLS } from "./faults/processes.ts";

/** The drills by name. */
export const DRILLS: Readonly<Record<string, Drill>> = {
  ...DATABASE_DRILLS,
  ...PROCESS_DRILLS,
};
