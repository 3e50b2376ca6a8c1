import type { DataSource, EntityManager } from "typeorm";
import { rowsOf } from "../kernel/sql/query.js";
import { inTransaction } from "../kernel/sql/transaction.js";
import { VisitTimeTaken } from "./visit.errors.js";
import { visitQueries } from "./visit.queries.js";

/** The unique keys of slots and of an order's booked visit: another one was faster than the statement could see. Once more it sees it. */
const TAKEN_SINCE = ["visit_slot_taken_once", "visit_of_order_once"];
const isTakenSince = ({ constraint = "" }: { constraint?: string }): boolean => TAKEN_SINCE.includes(constraint);

/** Runs a change of visits in a transaction, again where a slot was taken, or the order visited, at the same moment. */
export const changingVisits = <Result>(database: DataSource, work: (manager: EntityManager) => Promise<Result>) =>
  inTransaction(database, work, isTakenSince);

/** Moves a visit to a free place at another time. @throws {VisitTimeTaken} */
export async function moveVisit(manager: EntityManager, id: string, startsAt: Date): Promise<void> {
  const moved = await rowsOf(manager, visitQueries.move, [startsAt, id]);
  if (moved.length === 0) throw new VisitTimeTaken();
}
