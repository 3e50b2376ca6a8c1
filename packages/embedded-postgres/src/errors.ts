/**
 * Why a start was refused: no package for this platform (`NO_BINARIES`), a living process has the folder (`IN_USE`), the data
 * belong to another user (`NOT_OWNER`), this user may not create or read the folder (`NOT_ALLOWED`), the user that Postgres runs as
 * can't enter it (`NO_ACCESS`), the data are of an older or a newer major version than the programs (`OLDER_DATA`, `NEWER_DATA`), or
 * there are none, while an upgrade has kept some beside the folder (`ONLY_KEPT_DATA`).
 */
export type RefusalCode =
  "NO_BINARIES" | "IN_USE" | "NOT_OWNER" | "NOT_ALLOWED" | "NO_ACCESS" | "OLDER_DATA" | "NEWER_DATA" | "ONLY_KEPT_DATA";

/** A start that was refused before Postgres ran. The message states the problem; the caller knows the remedy. */
export class EmbeddedPostgresError extends Error {
  readonly code: RefusalCode;
  /** Id of the process that has the folder, for `IN_USE`. */
  readonly pid: number | undefined;

  constructor(code: RefusalCode, message: string, { pid, ...options }: ErrorOptions & { pid?: number } = {}) {
    super(message, options);
    this.name = "EmbeddedPostgresError";
    this.code = code;
    this.pid = pid;
  }
}
