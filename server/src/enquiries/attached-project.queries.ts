import { z } from "zod";
import { keys, type Query } from "../kernel/sql/query.js";

const answerRow = z.object({
  id: z.uuid(),
  text: z.string(),
  answeredAt: z.string(),
  quoteNumber: z.string().nullable(),
});

export const attachedProjectQueries = {
  /** Attaches the project $2 to quote request $1. */
  attach: {
    row: z.object({ quoteRequestId: z.uuid() }),
    text: `INSERT INTO attached_project (quote_request_id, contents) VALUES ($1, $2)
      RETURNING quote_request_id AS "quoteRequestId"`,
  },
  /** Copies the photos of the windows of visitor $2 to quote request $1. */
  attachPhotos: {
    row: keys,
    text: `
      INSERT INTO attached_photo (quote_request_id, window_key, width, height, picture, preview)
      SELECT $1, w.key, f.width, f.height, f.picture, f.preview
      FROM project p JOIN project_window w ON w.project_id = p.id JOIN window_photo f ON f.id = w.photo_id
      WHERE p.visitor_id = $2 AND p.merged_at IS NULL AND w.removed_at IS NULL RETURNING id`,
  },
  /** The latest 20 quote requests of visitor $1 that have a project, with what the shop has answered. */
  sentBy: {
    row: z.object({
      id: z.uuid(),
      sentAt: z.date(),
      promisedContactBy: z.date(),
      message: z.string().nullable(),
      windowCount: z.int(),
      photoCount: z.int(),
      answers: z.array(answerRow),
    }),
    text: `
      SELECT q.id, q.created_at AS "sentAt", q.promised_contact_by AS "promisedContactBy", q.message,
        jsonb_array_length(p.contents->'windows') AS "windowCount",
        (SELECT count(*)::int FROM attached_photo f WHERE f.quote_request_id = q.id) AS "photoCount",
        coalesce((SELECT json_agg(json_build_object('id', a.id, 'text', a.text, 'answeredAt', a.answered_at,
            'quoteNumber', h.number) ORDER BY a.answered_at, a.id)
          FROM enquiry_answer a LEFT JOIN held_quote h ON h.id = a.held_quote_id AND h.visitor_id = q.visitor_id WHERE a.quote_request_id = q.id), '[]') AS answers
      FROM quote_request q JOIN attached_project p ON p.quote_request_id = q.id
      WHERE q.visitor_id = $1 ORDER BY q.created_at DESC, q.id LIMIT 20`,
  },
} satisfies Readonly<Record<string, Query>>;
