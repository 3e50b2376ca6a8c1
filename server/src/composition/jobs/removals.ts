import type { DataSource } from "typeorm";
import { Outbox } from "../../mail/outbox.js";
import { EXPIRED_ROWS } from "../../retention/expired-rows.queries.js";
import { rowRemoval, type Removal } from "../../retention/removal.js";

/** All scheduled removals in order: mail files after their records. */
export const createRemovals = (database: DataSource, dataDir: string): Removal[] => [
  ...EXPIRED_ROWS.map((rows) => rowRemoval(database, rows)),
  { name: "outbox", remove: () => new Outbox(dataDir).removeForgotten(database) },
];
