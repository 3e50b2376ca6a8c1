import { z } from "zod";
import { jsonObject, rowOfEntity } from "../kernel/sql/entity-row.js";
import { keys, type Query } from "../kernel/sql/query.js";
import type { BayPart } from "../rules/project-window.js";
import { ProjectRoom } from "./project-room.entity.js";
import { ProjectWindow } from "./project-window.entity.js";

const bayPart = z.object({ width: z.number(), angle: z.number().nullable() }) satisfies z.ZodType<BayPart>;
const fieldVersions = z.record(z.string(), z.int());

const room = rowOfEntity(ProjectRoom, "r", ["projectId", "createdAt", "removedAt"]);
const roomRow = z.object({ ...room.shape, fieldVersions, isRemoved: z.boolean() });

const window = rowOfEntity(ProjectWindow, "w", ["projectId", "createdAt", "removedAt"]);
const windowRow = z.object({ ...window.shape, fieldVersions, bayParts: z.array(bayPart), isRemoved: z.boolean() });

export type RoomRow = z.output<typeof roomRow>;
export type WindowRow = z.output<typeof windowRow>;

const rowsOf = (from: string, object: string, alias: string, where: string) => `
  (SELECT coalesce(json_agg(${object} ORDER BY ${alias}.created_at, ${alias}.id), '[]') FROM ${from} ${alias} WHERE ${where}) AS`;

const ROOM = jsonObject({ ...room.sql, isRemoved: "r.removed_at IS NOT NULL" });
const WINDOW = jsonObject({ ...window.sql, isRemoved: "w.removed_at IS NOT NULL" });

const contents = { rooms: z.array(roomRow), windows: z.array(windowRow) };

export const projectQueries = {
  /** The project of visitor $1 with its rooms and windows, without those that were removed, in one consistent read. */
  ofVisitor: {
    name: "project",
    row: z.object({ id: z.uuid(), version: z.int(), ...contents }),
    text: `
      SELECT p.id, p.version, ${rowsOf("project_room", ROOM, "r", "r.project_id = p.id AND r.removed_at IS NULL")} rooms,
        ${rowsOf("project_window", WINDOW, "w", "w.project_id = p.id AND w.removed_at IS NULL")} windows
      FROM project p WHERE p.visitor_id = $1 AND p.merged_at IS NULL`,
  },
  /** Locks the project of visitor $1 as its changes do, until the end of the transaction. */
  lock: { row: keys, text: "SELECT id FROM project WHERE visitor_id = $1 AND merged_at IS NULL FOR UPDATE" },
  /** All rooms and windows of project $1, also those that were removed. */
  contents: {
    row: z.object(contents),
    text: `SELECT ${rowsOf("project_room", ROOM, "r", "r.project_id = $1")} rooms,
      ${rowsOf("project_window", WINDOW, "w", "w.project_id = $1")} windows`,
  },
  /** Locks or creates the project of visitor $1 and raises its version. */
  startOrRaise: {
    row: z.object({ id: z.uuid(), isMerged: z.boolean() }),
    text: `
      INSERT INTO project (visitor_id) VALUES ($1)
      ON CONFLICT (visitor_id) DO UPDATE SET version = project.version + 1,
        updated_at = CASE WHEN project.merged_at IS NULL THEN now() ELSE project.updated_at END
      RETURNING id, merged_at IS NOT NULL AS "isMerged"`,
  },
} satisfies Readonly<Record<string, Query>>;
