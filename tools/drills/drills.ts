import type { Drill } from "./fault.ts";
import { CART_DRILLS } from "./faults/carts.ts";
import { DATA_DRILLS } from "./faults/data.ts";
import { DATABASE_DRILLS } from "./faults/database.ts";
import { LOCK_DRILLS } from "./faults/locks.ts";
import { MAIL_DRILLS } from "./faults/mail.ts";
import { MANY_DRILLS } from "./faults/many.ts";
import { PROCESS_DRILLS } from "./faults/processes.ts";
import { REQUEST_DRILLS } from "./faults/requests.ts";

/** The drills by name. */
export const DRILLS: Readonly<Record<string, Drill>> = {
  ...DATABASE_DRILLS,
  ...LOCK_DRILLS,
  ...PROCESS_DRILLS,
  ...REQUEST_DRILLS,
  ...CART_DRILLS,
  ...MAIL_DRILLS,
  ...DATA_DRILLS,
  ...MANY_DRILLS,
};
