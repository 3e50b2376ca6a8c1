import { z } from "zod";
import { keys, type Query } from "../../kernel/sql/query.js";
import { projectSnapshot } from "../../projects/project-snapshot.js";
import {
  COUNTS_BY_ITSELF,
  PROMOTION_WITH_CODE_COLUMNS,
  promotionRow,
  promotionsWithCode,
} from "../../promotions/promotion.queries.js";

const photoRow = z.object({ id: z.uuid(), windowKey: z.uuid(), width: z.int(), height: z.int() });

export const enquiryProjectQueries = {
  /** The project that was sent with enquiry $1. */
  ofEnquiry: {
    row: z.object({ contents: projectSnapshot, photos: z.array(photoRow) }),
    text: `
      SELECT p.contents, ARRAY(
        SELECT json_build_object('id', f.id, 'windowKey', f.window_key, 'width', f.width, 'height', f.height)
        FROM attached_photo f WHERE f.quote_request_id = p.quote_request_id ORDER BY f.id) AS photos
      FROM attached_project p WHERE p.quote_request_id = $1`,
  },
  /**
   * Locks quote request $1: whose it is, and where its answer goes. The keys are left to the answers that refer to it, so that two
   * answers at once wait for each other and do not block each other.
   */
  sender: {
    row: z.object({ visitorId: z.uuid(), email: z.string() }),
    text: `SELECT visitor_id AS "visitorId", email FROM quote_request WHERE id = $1 FOR NO KEY UPDATE`,
  },
  /** The promotions that count by themselves now. */
  promotions: {
    row: promotionRow,
    text: `SELECT ${PROMOTION_WITH_CODE_COLUMNS} FROM ${promotionsWithCode("NULL")} WHERE ${COUNTS_BY_ITSELF} ORDER BY p.id`,
  },
  /** Notes on answer $1 the quote $2 that comes with it. */
  quoted: { row: keys, text: "UPDATE enquiry_answer SET held_quote_id = $2 WHERE id = $1 RETURNING id" },
  /** The photo $1 of a window that was sent. */
  photo: {
    row: z.object({ picture: z.instanceof(Buffer) }),
    text: "SELECT picture FROM attached_photo WHERE id = $1",
  },
} satisfies Readonly<Record<string, Query>>;
