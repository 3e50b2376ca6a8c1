import { z } from "zod";
import { keys, type Query } from "../kernel/sql/query.js";

export const mergeProjectQueries = {
  /** Marks the project of visitor $1 as merged, so that it refuses changes. If they have none, another tab may be making it, so an empty one takes its place. */
  retire: {
    row: z.object({ id: z.uuid(), isNew: z.boolean() }),
    text: `
      INSERT INTO project (visitor_id, merged_at) VALUES ($1, now())
      ON CONFLICT (visitor_id) DO UPDATE SET version = project.version + 1, merged_at = now(), updated_at = now()
      RETURNING id, version = 1 AS "isNew"`,
  },
  /** Moves the windows with the keys $3 from project $1 to project $2, under the keys $4 and into the rooms $5. */
  moveWindows: {
    row: keys,
    text: `
      UPDATE project_window w SET project_id = $2, key = moved.key, room_key = moved.room_key
      FROM unnest($3::uuid[], $4::uuid[], $5::uuid[]) AS moved (from_key, key, room_key)
      WHERE w.project_id = $1 AND w.key = moved.from_key RETURNING w.id`,
  },
  /** Gives the photos of visitor $1 to visitor $2. */
  movePhotos: { row: keys, text: "UPDATE window_photo SET visitor_id = $2 WHERE visitor_id = $1 RETURNING id" },
  /** Removes the rooms and windows that are left in project $1. */
  empty: {
    row: z.object({ removed: z.int() }),
    text: `
      WITH windows AS (
        DELETE FROM project_window WHERE project_id = $1 RETURNING id
      ), rooms AS (
        DELETE FROM project_room WHERE project_id = $1 RETURNING id
      )
      SELECT (SELECT count(*)::int FROM windows) + (SELECT count(*)::int FROM rooms) AS removed`,
  },
} satisfies Readonly<Record<string, Query>>;
