import { z } from "zod";
import type { Query } from "../kernel/sql/query.js";
import { MAIL_QUEUE } from "../mail/mail-queue.js";
import type { CopiedTable } from "./backup-contents.js";

/** Queued e-mails. pg-boss makes its table and moves it on, so that of its rows those of other queues are left out. */
const MAILS = "pgboss.job";

/** TypeORM's list of migrations: a restored database has its own. */
const MIGRATIONS = "migration";

export const backupQueries = {
  /** All tables with what a shop must not lose, by name. */
  tables: {
    row: z.object({ table: z.string(), columns: z.array(z.string()) }),
    text: `SELECT format('%I.%I', n.nspname, c.relname) AS "table",
        array_agg(quote_ident(a.attname) ORDER BY a.attnum) AS columns
      FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
      WHERE (n.nspname = 'public' AND c.relkind = 'r' AND c.relname <> '${MIGRATIONS}'
          OR c.oid = to_regclass('${MAILS}'))
        AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
      GROUP BY 1 ORDER BY 1`,
  },
  /** What was given last by each sequence. */
  sequences: {
    row: z.object({ sequence: z.string(), value: z.string().nullable() }),
    text: `SELECT format('%I.%I', schemaname, sequencename) AS sequence, last_value::text AS value
      FROM pg_sequences WHERE schemaname = 'public' AND sequencename <> '${MIGRATIONS}_id_seq' ORDER BY 1`,
  },
  migrations: { row: z.object({ name: z.string() }), text: `SELECT name FROM ${MIGRATIONS} ORDER BY id` },
  /** Whether the database has tables of a shop. */
  isMade: {
    row: z.object({ isMade: z.boolean() }),
    text: `SELECT to_regclass('public.${MIGRATIONS}') IS NOT NULL AND to_regclass('public.orders') IS NOT NULL AS "isMade"`,
  },
  /** Whether anything is kept that a shop or its customers made. */
  isUsed: {
    row: z.object({ isUsed: z.boolean() }),
    text: `SELECT EXISTS (SELECT FROM product) OR EXISTS (SELECT FROM orders) OR EXISTS (SELECT FROM account)
      OR EXISTS (SELECT FROM staff) OR EXISTS (SELECT FROM cart) AS "isUsed"`,
  },
  foreignKeys: {
    row: z.object({ table: z.string(), name: z.string(), definition: z.string() }),
    text: `SELECT conrelid::regclass::text AS "table", quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
      FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY 1, 2`,
  },
} satisfies Record<string, Query>;

const isOfPgBoss = ({ table }: CopiedTable) => table === MAILS;

/** Of the queue's table the waiting and recent e-mails alone. */
export const copyOutText = (table: CopiedTable): string =>
  `COPY (SELECT ${table.columns.join(", ")} FROM ${table.table}${isOfPgBoss(table) ? ` WHERE name = '${MAIL_QUEUE}'` : ""}) TO STDOUT`;

export const copyInText = ({ table, columns }: CopiedTable): string =>
  `COPY ${table} (${columns.join(", ")}) FROM STDIN`;

/** The shop's own tables that have rows. */
export const filledTables = (tables: readonly CopiedTable[]): Query<z.ZodObject<{ table: z.ZodString }>> => ({
  row: z.object({ table: z.string() }),
  text: tables
    .filter((table) => !isOfPgBoss(table))
    .map(({ table }) => `SELECT '${table}' AS "table" WHERE EXISTS (SELECT FROM ${table})`)
    .join(" UNION ALL "),
});

/** How many rows a table has of those that a backup holds. */
export const countRows = (table: string): Query<z.ZodObject<{ rows: z.ZodInt }>> => ({
  row: z.object({ rows: z.int() }),
  text: `SELECT count(*)::int AS rows FROM ${table}${table === MAILS ? ` WHERE name = '${MAIL_QUEUE}'` : ""}`,
});

type ForeignKey = z.output<(typeof backupQueries.foreignKeys)["row"]>;

/** Statements before rows are loaded: no order of tables satisfies all foreign keys, and triggers would act a second time. */
export const loosen = (tables: readonly CopiedTable[], foreignKeys: readonly ForeignKey[]): string[] => [
  ...foreignKeys.map(({ table, name }) => `ALTER TABLE ${table} DROP CONSTRAINT ${name}`),
  ...tables.filter((table) => !isOfPgBoss(table)).map(({ table }) => `ALTER TABLE ${table} DISABLE TRIGGER USER`),
];

/** Statements after rows were loaded. Postgres checks each foreign key anew. */
export const tighten = (tables: readonly CopiedTable[], foreignKeys: readonly ForeignKey[]): string[] => [
  "SET CONSTRAINTS ALL IMMEDIATE",
  ...tables.filter((table) => !isOfPgBoss(table)).map(({ table }) => `ALTER TABLE ${table} ENABLE TRIGGER USER`),
  ...foreignKeys.map(({ table, name, definition }) => `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`),
];

export const emptyTables = (tables: readonly string[]): string => `TRUNCATE ${tables.join(", ")}`;

/** Sets a sequence of $1 so that it goes on after $2. */
export const SET_SEQUENCE = "SELECT setval($1::regclass, $2::bigint)";

/** A backup only reads, and writes dates, intervals and numbers in the form that every server reads, whatever its role is used to. */
export const BACKUP_TRANSACTION = [
  "SET TRANSACTION READ ONLY",
  ...["DateStyle = ISO", "IntervalStyle = postgres", "extra_float_digits = 3"].map((setting) => `SET LOCAL ${setting}`),
].join("; ");
