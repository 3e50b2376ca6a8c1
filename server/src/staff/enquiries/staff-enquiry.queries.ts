import { z } from "zod";
import { EnquiryState } from "../../enquiries/enquiry-state.js";
import { keys, type Query } from "../../kernel/sql/query.js";
import { EnquiryKind } from "./enquiry-kind.js";

const answerRow = z.object({ id: z.uuid(), text: z.string(), by: z.string().nullable(), answeredAt: z.string() });
const sampleRow = z.object({ productId: z.int(), name: z.string(), material: z.string(), color: z.string() });

const staffEnquiryRow = z.object({
  id: z.uuid(),
  kind: z.enum(EnquiryKind),
  createdAt: z.date(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  postcode: z.string().nullable(),
  message: z.string().nullable(),
  address: z.string().nullable(),
  samples: z.array(sampleRow).nullable(),
  /** When each sample was sent, by its place. */
  samplesSentAt: z.array(z.date().nullable()).nullable(),
  promisedContactBy: z.date().nullable(),
  state: z.enum(EnquiryState),
  assigneeId: z.uuid().nullable(),
  assigneeName: z.string().nullable(),
  version: z.int(),
  place: z.string(),
  /** Whether a project was sent with it. */
  hasProject: z.boolean(),
  answers: z.array(answerRow),
});

export type StaffEnquiryRow = z.output<typeof staffEnquiryRow>;

/** The table of each kind. */
const TABLES: Readonly<Record<EnquiryKind, string>> = {
  QUOTE: "quote_request",
  MESSAGE: "contact_message",
  SAMPLES: "sample_request",
};

/** Columns that not every kind has. */
const COLUMNS: Readonly<Record<EnquiryKind, string>> = {
  QUOTE:
    "phone, postcode, message, NULL::text AS address, NULL::jsonb AS samples, NULL::timestamptz[] AS samples_sent_at, promised_contact_by",
  MESSAGE: "phone, NULL, message, NULL, NULL, NULL, NULL::timestamptz",
  SAMPLES: "NULL, postcode, NULL, concat_ws(E'\\n', address, city, postcode), samples, samples_sent_at, NULL",
};

/** Position in the list: microseconds since 1970, which a Date would round. */
const MICROSECONDS = "(extract(epoch FROM e.created_at) * 1000000)::bigint";

const PHONE = "phone || ' ' || replace(phone, '+44', '0')";
const POSTCODE = "postcode || ' ' || replace(postcode, ' ', '')";

/** What is searched of each kind besides name and e-mail address, as its index has it. */
const SEARCHED: Readonly<Record<EnquiryKind, string>> = {
  QUOTE: `${PHONE} || ' ' || ${POSTCODE} || ' ' || coalesce(message, '')`,
  MESSAGE: `coalesce(${PHONE}, '') || ' ' || message`,
  SAMPLES: `address || ' ' || city || ' ' || ${POSTCODE}`,
};

const found = (kind: EnquiryKind) => `WHERE enquiry_search_words(name, email, ${SEARCHED[kind]}) @@ $4::tsquery`;

/** Enquiries of all kinds, aliased `e`. @param where which ones of a kind */
const enquiries = (where: (kind: EnquiryKind) => string) =>
  `(${Object.values(EnquiryKind)
    .map(
      (kind) =>
        `SELECT '${kind}' AS kind, id, created_at, name, email, ${COLUMNS[kind]}, state, assignee_id, version
         FROM ${TABLES[kind]} ${where(kind)}`,
    )
    .join(" UNION ALL ")}) e`;

const ENQUIRIES = enquiries(() => "");
const FOUND = enquiries(found);

const ANSWERS = `
  coalesce((SELECT json_agg(json_build_object('id', a.id, 'text', a.text, 'by', b.name, 'answeredAt', a.answered_at)
    ORDER BY a.answered_at) FROM enquiry_answer a LEFT JOIN staff b ON b.id = a.staff_id
    WHERE ${Object.values(TABLES)
      .map((table) => `a.${table}_id = e.id`)
      .join(" OR ")}), '[]')`;

const selectFrom = (from: string) => `
  SELECT e.id, e.kind, e.created_at AS "createdAt", e.name, e.email, e.phone, e.postcode, e.message, e.address, e.samples,
    e.samples_sent_at AS "samplesSentAt", e.promised_contact_by AS "promisedContactBy", e.state, e.assignee_id AS "assigneeId", m.name AS "assigneeName",
    e.version, ${MICROSECONDS} || '-' || e.id AS place,
    EXISTS (SELECT FROM attached_project p WHERE p.quote_request_id = e.id) AS "hasProject", ${ANSWERS} AS answers
  FROM ${from} LEFT JOIN staff m ON m.id = e.assignee_id`;

const SELECT = selectFrom(ENQUIRIES);

/** Values that are null filter nothing: $1 kind, $2 state, $3 assignee; $4 is the search, which only the queries of `FOUND` have. */
const chosen = (from: string) => `
  ($1::text IS NULL OR e.kind = $1) AND ($2::text IS NULL OR e.state::text = $2)
  AND ($3::uuid IS NULL OR e.assignee_id = $3) ${from === ENQUIRIES ? "AND $4::text IS NULL" : ""}`;

const pageFrom = (from: string) => ({
  row: staffEnquiryRow,
  text: `${selectFrom(from)} WHERE ${chosen(from)} AND ($5::bigint IS NULL OR (${MICROSECONDS}, e.id) < ($5, $6::uuid))
    ORDER BY ${MICROSECONDS} DESC, e.id DESC LIMIT $7`,
});

const countFrom = (from: string) => ({
  row: z.object({ count: z.int() }),
  text: `SELECT count(*)::int AS count FROM ${from} WHERE ${chosen(from)}`,
});

const answered = (kind: EnquiryKind) => ({
  row: keys,
  text: `INSERT INTO enquiry_answer (${TABLES[kind]}_id, text, staff_id) VALUES ($1, $2, $3) RETURNING id`,
});

const changed = (kind: EnquiryKind) => ({
  row: keys,
  text: `UPDATE ${TABLES[kind]} SET state = $3, assignee_id = $4, version = version + 1
    WHERE id = $1 AND version = $2 RETURNING id`,
});

/** Stores the answer $2 of member $3 to enquiry $1, by kind. */
export const answerQueries = {
  QUOTE: answered("QUOTE"),
  MESSAGE: answered("MESSAGE"),
  SAMPLES: answered("SAMPLES"),
} satisfies Readonly<Record<EnquiryKind, Query>>;

/** Gives enquiry $1 of version $2 the state $3 and the assignee $4, by kind. */
export const changeQueries = {
  QUOTE: changed("QUOTE"),
  MESSAGE: changed("MESSAGE"),
  SAMPLES: changed("SAMPLES"),
} satisfies Readonly<Record<EnquiryKind, Query>>;

export const staffEnquiryQueries = {
  /** Marks the samples at the places $2 of request $1 as sent now. Those that were sent before keep their time. */
  sendSamples: {
    row: keys,
    text: `
      UPDATE sample_request r SET samples_sent_at = ARRAY(
        SELECT coalesce(r.samples_sent_at[place], CASE WHEN place = ANY ($2::int[]) THEN now() END)
        FROM generate_series(1, jsonb_array_length(r.samples)) place ORDER BY place)
      WHERE r.id = $1 RETURNING r.id`,
  },
  /** At most $7 enquiries before the position $5, $6 (microseconds, id), or the newest if it is null. */
  page: pageFrom(ENQUIRIES),
  /** The same of those that the search $4 finds. */
  pageFound: pageFrom(FOUND),
  /** How many there are. */
  count: countFrom(ENQUIRIES),
  /** How many the search $4 finds. */
  countFound: countFrom(FOUND),
  /** Enquiry $1. */
  byId: { row: staffEnquiryRow, text: `${SELECT} WHERE e.id = $1` },
  /** All enquiries with the e-mail address of enquiry $1, the oldest first. */
  thread: {
    row: staffEnquiryRow,
    text: `${SELECT} WHERE lower(e.email) = (SELECT lower(email) FROM ${ENQUIRIES} WHERE e.id = $1)
      ORDER BY e.created_at, e.id LIMIT 200`,
  },
  /** Member $1, unless they have left. */
  assignee: { row: keys, text: "SELECT id FROM staff WHERE id = $1 AND left_at IS NULL" },
  /** Members of the roles $1 who have not left, by name. */
  assignees: {
    row: keys.extend({ name: z.string() }),
    text: "SELECT id, name FROM staff WHERE left_at IS NULL AND role::text = ANY($1) ORDER BY name, id LIMIT 500",
  },
} satisfies Readonly<Record<string, Query>>;
