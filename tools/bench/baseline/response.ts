import type { Pool } from "pg";

/** The data of an answer, and the session that it starts. */
export type Answer = { data: unknown; session?: string };

/** What a request asks, and by whom. */
export type Asked<Variables> = { pool: Pool; variables: Variables; session: string | undefined };
