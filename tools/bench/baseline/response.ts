import type { Pool } from "pg";

/** The data of a response, and the session that it starts. */
export type Reply = { data: unknown; session?: string };

/** A request: its variables and session. */
export type Request<Variables> = { pool: Pool; variables: Variables; session: string | undefined };
