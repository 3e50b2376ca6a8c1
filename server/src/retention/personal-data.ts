import {
  ACCOUNT_LINK_MINUTES,
  ACCOUNT_MAIL_DAYS,
  CONFIRM_DAYS,
  ENQUIRY_DAYS,
  FIGURE_DAYS,
  HELD_QUOTE_DAYS,
  INVITATION_DAYS,
  LOOSE_PHOTO_HOURS,
  MERGE_KEPT_DAYS,
  MERGE_PROPOSAL_DAYS,
  ORDER_YEARS,
  PROBLEM_YEARS,
  REMOVED_WINDOW_DAYS,
  SENT_MAIL_DAYS,
  SESSION_DAYS,
  SESSION_LONGEST_DAYS,
  STAFF_INVITATION_HOURS,
  STAFF_SESSION_HOURS,
  UNPUBLISHED_REVIEW_DAYS,
  VISIT_DAYS,
} from "../rules/retention-periods.js";

/** Personal data in one place. */
type PersonalData = {
  what: string;
  /** Table or folder. */
  place: string;
  /** Columns with personal data. A test checks that every text column is listed here or as impersonal. */
  holds: readonly string[];
  /** Retention period; retention/expired-rows.queries.ts uses the same constants. */
  until: string;
};

const POSTAL = ["first_name", "last_name", "address", "address_line2", "city", "state", "zip_code"];
const AFTER_ENQUIRY = `${ENQUIRY_DAYS} days, or until its sender or the account with its e-mail erases it`;
const AS_LONG_AS_CONTACT_DETAILS = "as long as the order's contact details, and an hour";
const PROJECT = `a guest's as long as the session, ${SESSION_DAYS} days after its last change at least; of an account, with it; removed ones, ${REMOVED_WINDOW_DAYS} days`;
const HELD_QUOTE = `${HELD_QUOTE_DAYS} days after the last day on which its prices are held, or until the account with it or with its e-mail erases it`;
const WITH_ACCOUNT = "until the account is deleted";

/** All personal data of the shop, as docs/operations.md lists it. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  {
    what: "session",
    place: "session",
    holds: ["sid", "sess"],
    until: `${SESSION_DAYS} days after the last visit, ${SESSION_LONGEST_DAYS} after the first at most, and a day; only ids, and the hash of a refresh token`,
  },
  {
    what: "note on a cart",
    place: "cart",
    holds: ["note"],
    until: `until the cart is ordered or emptied, ${SESSION_DAYS} days after its last change at most; of an account, with it`,
  },
  {
    what: "names of rooms and windows in a cart",
    place: "cart_line",
    holds: ["room_name", "window_name", "configuration"],
    until: "as long as the note",
  },
  {
    what: "rooms of a project",
    place: "project_room",
    holds: ["name"],
    until: PROJECT,
  },
  {
    what: "windows of a project",
    place: "project_window",
    holds: ["name", "obstructions"],
    until: PROJECT,
  },
  {
    what: "options for windows of a project",
    place: "window_option",
    holds: ["material", "color", "customizations", "configuration"],
    until: PROJECT,
  },
  {
    what: "photo of a window, without the place and time that cameras write into it",
    place: "window_photo",
    holds: ["picture", "preview"],
    until: `as long as the window; of none, ${LOOSE_PHOTO_HOURS} hours`,
  },
  {
    what: "names of rooms and windows in an order",
    place: "order_line",
    holds: ["room_name", "window_name"],
    until: "as long as the order's contact details",
  },
  {
    what: "order",
    place: "orders",
    holds: [...POSTAL, "email", "phone_number", "note", "request_hash"],
    until: `${ORDER_YEARS} years; of a deleted account, or after a request to erase, once all is delivered or cancelled, without e-mail, phone, note and hash`,
  },
  {
    what: "note of staff about an order",
    place: "order_note",
    holds: ["text"],
    until: AS_LONG_AS_CONTACT_DETAILS,
  },
  {
    what: "note to the shopper about a refund",
    place: "order_refund",
    holds: ["note"],
    until: AS_LONG_AS_CONTACT_DETAILS,
  },
  {
    what: "note to the shopper about a remake",
    place: "order_remake",
    holds: ["note"],
    until: AS_LONG_AS_CONTACT_DETAILS,
  },
  {
    what: "problem with an order",
    place: "order_problem",
    holds: ["agreed", "request_hash"],
    until: `${PROBLEM_YEARS} years, or as long as the order's contact details, or until its shopper or the account with the order erases it`,
  },
  {
    what: "message about a problem",
    place: "order_problem_message",
    holds: ["text", "request_hash"],
    until: "as long as the problem",
  },
  {
    what: "photo of a problem, without the place and time that cameras write into it",
    place: "order_problem_photo",
    holds: ["picture", "preview"],
    until: `as long as the problem; not part of a report, ${LOOSE_PHOTO_HOURS} hours`,
  },
  {
    what: "request for a quote",
    place: "quote_request",
    holds: ["name", "email", "phone", "postcode", "message", "request_hash"],
    until: AFTER_ENQUIRY,
  },
  {
    what: "project that was sent with a request for a quote",
    place: "attached_project",
    holds: ["contents"],
    until: "as long as the request",
  },
  {
    what: "photo of a window that was sent with it, without the place and time that cameras write into it",
    place: "attached_photo",
    holds: ["picture", "preview"],
    until: "as long as the request",
  },
  {
    what: "message",
    place: "contact_message",
    holds: ["name", "email", "phone", "message", "request_hash"],
    until: AFTER_ENQUIRY,
  },
  {
    what: "request for samples",
    place: "sample_request",
    holds: ["name", "email", "address", "city", "postcode", "request_hash"],
    until: AFTER_ENQUIRY,
  },
  {
    what: "visit of a fitter",
    place: "visit",
    holds: ["name", "email", "phone", "address", "city", "postcode", "notes", "fitter", "outcome_note", "request_hash"],
    until: `${VISIT_DAYS} days after its day, or until its sender or the account with its e-mail erases it, which cancels it`,
  },
  {
    what: "quote whose prices are held",
    place: "held_quote",
    holds: ["email", "request_hash"],
    until: HELD_QUOTE,
  },
  {
    what: "names of rooms and windows in such a quote",
    place: "held_quote_line",
    holds: ["room_name", "window_name", "configuration"],
    until: HELD_QUOTE,
  },
  {
    what: "link that shows such a quote to others",
    place: "held_quote_share",
    holds: ["hash"],
    until: "as long as the quote, or until who has it ends the link; only a hash",
  },
  {
    what: "agreement of somebody to whom it was shown",
    place: "held_quote_agreement",
    holds: ["name", "comment"],
    until: "as long as the quote",
  },
  {
    what: "link that moves and cancels a visit",
    place: "visit_token",
    holds: ["hash"],
    until: "as long as the visit; only a hash",
  },
  {
    what: "answer to one of these",
    place: "enquiry_answer",
    holds: ["text"],
    until: "as long as what it answers",
  },
  {
    what: "review",
    place: "review",
    holds: ["user_name", "user_location", "user_photo_url", "comment", "answer", "request_hash"],
    until: `until the shop removes it; unpublished, ${UNPUBLISHED_REVIEW_DAYS} days; by the link of an order, until its buyer or the account with the order erases it`,
  },
  {
    what: "invitation to review an order",
    place: "review_invitation",
    holds: ["hash"],
    until: `${INVITATION_DAYS} days; declined, as long as the order; or until its buyer or the account with the order erases it`,
  },
  {
    what: "mailing list subscription",
    place: "subscription",
    holds: ["email"],
    until: `until it is cancelled, but ${CONFIRM_DAYS} days at least; unconfirmed, ${CONFIRM_DAYS} days`,
  },
  {
    what: "mailing list link",
    place: "subscription_token",
    holds: ["hash"],
    until: `with its subscription; to confirm, ${CONFIRM_DAYS} days`,
  },
  {
    what: "account",
    place: "account",
    holds: ["email", "password_hash", "first_name", "last_name", "phone", "saved_product_ids", "saved_inspiration_ids"],
    until: WITH_ACCOUNT,
  },
  {
    what: "address of an account",
    place: "saved_address",
    holds: [...POSTAL, "phone_number", "request_hash"],
    until: WITH_ACCOUNT,
  },
  { what: "signed-in browser", place: "sign_in", holds: ["device"], until: "with its session" },
  {
    what: "account e-mail, registration",
    place: "account_letter",
    holds: ["email", "first_name", "last_name", "password_hash", "token_hash"],
    until: `${ACCOUNT_MAIL_DAYS} days; its link works for ${ACCOUNT_LINK_MINUTES} minutes`,
  },
  {
    what: "proposal that two e-mail addresses are one customer's",
    place: "customer_merge",
    holds: ["kept_email", "leaving_email", "reason", "kept_token_hash", "leaving_token_hash"],
    until: `${MERGE_KEPT_DAYS} days, or until the owner of one of them erases what is under it; its links work for ${MERGE_PROPOSAL_DAYS} days`,
  },
  {
    what: "record of a sent e-mail",
    place: "sent_mail",
    holds: ["recipient_hash"],
    until: `${SENT_MAIL_DAYS} days; only ids and a keyed hash`,
  },
  {
    what: "e-mail file",
    place: "DATA_DIR/outbox",
    holds: [],
    until: "an hour longer than its record; the whole e-mail",
  },
  {
    what: "queued e-mail",
    place: "pgboss.job",
    holds: [],
    until: "7 days after sending, 30 at most; only ids",
  },
  {
    what: "daily counter of pages, hosts, campaigns and searches without a result",
    place: "figure",
    holds: ["name"],
    until: `${FIGURE_DAYS} days; sums that name no visitor, and words that somebody searched for`,
  },
  {
    what: "member of staff",
    place: "staff",
    holds: ["email", "name", "password_hash", "totp_secret"],
    until: "for ever, because the audit names who made a change; who has left can't sign in",
  },
  {
    what: "recovery code of staff",
    place: "staff_recovery_code",
    holds: ["hash"],
    until: "until it is used or replaced; only a hash",
  },
  {
    what: "passkey of staff",
    place: "staff_passkey",
    holds: ["name", "credential_id", "public_key", "transports"],
    until: "until its owner removes it or joins anew; who has left can't sign in",
  },
  {
    what: "sign-in of staff",
    place: "staff_session",
    holds: ["token_hash"],
    until: `${STAFF_SESSION_HOURS} hours; only a hash`,
  },
  {
    what: "invitation to join the staff",
    place: "staff_invitation",
    holds: ["email", "token_hash", "totp_secret"],
    until: `until it is accepted, ${STAFF_INVITATION_HOURS} hours at most`,
  },
  {
    what: "change by staff",
    place: "staff_audit",
    holds: ["subject_id", "before", "after"],
    until:
      "for ever: the table is append-only; of shoppers only a keyed hash where data was exported or erased, of staff name, e-mail and role",
  },
  {
    what: "rate-limit counter",
    place: "rate_limit",
    holds: ["key"],
    until: "until its window ends: an hour, a day for wrong passwords; only keyed hashes, those in Valkey too",
  },
];
