import pg from "pg";
import { QueryFailedError, QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from "typeorm";
import { ServiceUnavailable } from "../errors/shop-error.js";

/** Postgres codes of temporary failures: connection, resources, shutdown, timeouts. */
const NOT_NOW = /^(08|53|57P|58)|^(57014|55P03|40001|40P01|25P03|25006)$/;

/** Messages of the driver that have no Postgres code. */
const DRIVER_NOT_NOW =
  /timeout|Connection terminated|ECONNREFUSED|connect ENOENT|ECONNRESET|EPIPE|not queryable|Driver not Connected|shutting down/i;

/** Errors of TypeORM after the connection broke within a transaction. */
const isBrokenTransaction = (error: Error): boolean =>
  error instanceof QueryRunnerAlreadyReleasedError || error instanceof QueryRunnerProviderAlreadyReleasedError;

/** ServiceUnavailable for a temporary failure of the database; any other error as it is. */
export function asShopError(error: unknown): unknown {
  const cause = error instanceof QueryFailedError ? error.driverError : error;
  if (!(cause instanceof Error)) return error;
  const code = "code" in cause && typeof cause.code === "string" ? cause.code : "";
  return NOT_NOW.test(code) || isBrokenTransaction(cause) || DRIVER_NOT_NOW.test(`${code} ${cause.message}`)
    ? new ServiceUnavailable(undefined, { cause: error })
    : error;
}

/** What node-postgres says where all connections of a pool were busy for too long. */
export const isPoolBusy = (error: unknown): boolean =>
  error instanceof Error && error.message === "timeout exceeded when trying to connect";

const UNDEFINED_TABLE = "42P01";

/** Whether a statement failed because its table does not exist: migrations are missing. */
export const isMissingTable = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === UNDEFINED_TABLE;
