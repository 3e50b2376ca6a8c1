import { z } from "zod";
import { keys, type Query } from "../kernel/sql/query.js";

const weeklyTime = z.object({ weekday: z.int(), starts: z.string(), ends: z.string(), fitters: z.int() });

const planRow = z.object({
  times: z.array(weeklyTime),
  areas: z.array(z.string()),
  noticeHours: z.int(),
  weeksAhead: z.int(),
  version: z.int(),
});

/** The plan with its version. */
export type VisitPlanVersion = z.output<typeof planRow>;

const COLUMNS = `times, areas, notice_hours AS "noticeHours", weeks_ahead AS "weeksAhead", version`;

const placeRow = z.object({ startsAt: z.date(), endsAt: z.date(), place: z.int() });

/** The planned places: starts $1, ends $2 and place $3 of each. */
const PLANNED = "unnest($1::timestamptz[], $2::timestamptz[], $3::smallint[]) AS planned (starts_at, ends_at, place)";

/** Whether slot `s` is one of them. */
const IS_PLANNED = `EXISTS (SELECT FROM ${PLANNED}
  WHERE planned.starts_at = s.starts_at AND planned.ends_at = s.ends_at AND planned.place = s.place)`;

const IS_BOOKED = "EXISTS (SELECT FROM visit v WHERE v.slot_id = s.id)";

export const visitPlanQueries = {
  read: { row: planRow, text: `SELECT ${COLUMNS} FROM visit_plan` },
  /** The same for a change: others wait for its end. */
  lock: { row: planRow, text: `SELECT ${COLUMNS} FROM visit_plan FOR UPDATE` },
  /** Stores times $1, areas $2, hours of notice $3 and weeks $4. */
  change: {
    row: planRow,
    text: `
      UPDATE visit_plan SET times = $1, areas = $2, notice_hours = $3, weeks_ahead = $4, version = version + 1
      RETURNING ${COLUMNS}`,
  },
  /** Removes free slots of the year to come, which every plan lies in, that this plan has no more. A locked one is being booked. */
  removeUnplanned: {
    row: keys,
    text: `
      DELETE FROM visit_slot WHERE id = ANY (ARRAY(
        SELECT s.id FROM visit_slot s
        WHERE s.starts_at > now() AND s.starts_at < now() + interval '1 year'
          AND NOT ${IS_BOOKED} AND NOT ${IS_PLANNED}
        FOR UPDATE OF s SKIP LOCKED))
      RETURNING id`,
  },
  /** The slots that are booked and not over, and those that `removeUnplanned` has left because they are being booked. */
  taken: {
    row: placeRow,
    text: `
      SELECT s.starts_at AS "startsAt", s.ends_at AS "endsAt", s.place FROM visit_slot s
      WHERE s.ends_at > now() AND s.starts_at < now() + interval '1 year'
        AND (${IS_BOOKED} OR s.starts_at > now() AND NOT ${IS_PLANNED})`,
  },
  /** Adds the slots that are missing. */
  addPlanned: {
    row: keys,
    text: `
      INSERT INTO visit_slot (starts_at, ends_at, place) SELECT starts_at, ends_at, place FROM ${PLANNED}
      ON CONFLICT DO NOTHING RETURNING id`,
  },
} satisfies Readonly<Record<string, Query>>;
