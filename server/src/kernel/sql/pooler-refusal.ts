/** Whether a connection failed because a pooler in transaction mode, such as PgBouncer, takes no options of connections. */
export const isPoolersRefusal = (error: unknown): error is Error =>
  error instanceof Error && /unsupported startup parameter/.test(error.message);
