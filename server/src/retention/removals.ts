import type { DataSource } from "typeorm";
import { Outbox } from "../mail/outbox.js";
import { ENDED_ROWS } from "./ended-rows.js";
import { type Removal, rowRemoval } from "./removal.js";

/** Everything that the clock removes, in order: files go once what notes them has gone. */
export const createRemovals = (database: DataSource, dataDir: string): Removal[] => [
  ...ENDED_ROWS.map((rows) => rowRemoval(database, rows)),
  { name: "outbox", remove: () => new Outbox(dataDir).removeForgotten(database) },
];
