import { z } from "zod";
import type { Query } from "../../kernel/sql/query.js";
import { projectSnapshot } from "../../projects/project-snapshot.js";

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
  /** The photo $1 of a window that was sent. */
  photo: {
    row: z.object({ picture: z.instanceof(Buffer) }),
    text: "SELECT picture FROM attached_photo WHERE id = $1",
  },
} satisfies Readonly<Record<string, Query>>;
