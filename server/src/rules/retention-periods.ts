/** Days that a session and its cart last after the last use. */
export const SESSION_DAYS = 30;

/** Maximum age of a session in days. */
export const SESSION_LONGEST_DAYS = 90;

/** Minutes that an access token is valid. */
export const ACCESS_TOKEN_MINUTES = 15;

/** Days after a sign-in that an account recognises the browser, so that strangers' wrong passwords don't block it. */
export const KNOWN_DEVICE_DAYS = 365;

/** Minutes that the link in an account e-mail is valid. */
export const ACCOUNT_LINK_MINUTES = 60;

/** Days after which an unused account e-mail is removed, with the name and the password hash in it. */
export const ACCOUNT_MAIL_DAYS = 7;

/** Days in which both owners confirm that two customers are one. */
export const MERGE_PROPOSAL_DAYS = 14;

/** Days after which a proposal to merge two customers is removed, whatever has become of it. */
export const MERGE_KEPT_DAYS = 90;

/** Days that the confirmation link of the mailing list is valid. */
export const CONFIRM_DAYS = 7;

/** Days after which quote requests, sample requests and messages are removed. */
export const ENQUIRY_DAYS = 365;

/** Days after which an unpublished review is removed. */
export const UNPUBLISHED_REVIEW_DAYS = 365;

/**
 * Days after which the record of a sent mail, and the mail if it is a file, is removed. Longer than the 30 days that a mail can
 * wait in the queue, because the record prevents sending it again.
 */
export const SENT_MAIL_DAYS = 90;

/** Days after which the counts of a day are removed: a month can be compared with the same one of last year. */
export const FIGURE_DAYS = 400;

/** Days after which an uploaded picture that no product shows is removed. */
export const UNUSED_PICTURE_DAYS = 1;

/** Days that the code of a configuration works after it was last asked for. */
export const CODE_DAYS = 90;

/** Years after which an order is removed: the longest warranty is ten years plus production time, and tax law requires six. */
export const ORDER_YEARS = 11;

/** Years after which a reported problem is removed: so long a claim about goods can be brought. */
export const PROBLEM_YEARS = 6;

/** Days after the last day on which its prices are held, after which a quote is removed. */
export const HELD_QUOTE_DAYS = 90;

/** Days after a visit after which it is removed. */
export const VISIT_DAYS = 365;

/** Hours after which an uploaded photo that no report and no window names is removed. */
export const LOOSE_PHOTO_HOURS = 24;

/** Days that the link in an invitation to review an order is valid. */
export const INVITATION_DAYS = 90;

/** Minutes without a request after which a member of staff is signed out. */
export const STAFF_IDLE_MINUTES = 30;

/** Hours after which a member of staff signs in again, however busy. */
export const STAFF_SESSION_HOURS = 12;

/** Minutes between password and code of a sign-in. */
export const STAFF_CODE_MINUTES = 10;

/** Minutes after a code in which its owner may do what is dangerous. */
export const FRESH_CODE_MINUTES = 10;

/** Minutes in which a passkey must answer. */
export const PASSKEY_CHALLENGE_MINUTES = 5;

/** Hours that an invitation to join the staff is valid. */
export const STAFF_INVITATION_HOURS = 72;

/** Days after which a room or window that was removed is forgotten, so that a device without a connection learns of it before. */
export const REMOVED_WINDOW_DAYS = 90;
