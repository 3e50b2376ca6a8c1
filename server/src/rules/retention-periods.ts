/** Days after its last use in which a session, and with it a cart, is found again. */
export const SESSION_DAYS = 30;

/** Days after its beginning in which a session ends in any case. */
export const SESSION_LONGEST_DAYS = 90;

/** Days after a sign-in in which its browser is known to the account: strangers' wrong passwords don't hold it up. */
export const KNOWN_DEVICE_DAYS = 365;

/** Minutes for which the link in a mail about an account works. */
export const ACCOUNT_LINK_MINUTES = 60;

/** Days after which a mail about an account that nobody acted on is forgotten, with the name and the password in it. */
export const ACCOUNT_MAIL_DAYS = 7;

/** Days for which the link that confirms an address for the mailing list works. */
export const CONFIRM_DAYS = 7;

/** Days after which a request for a quote or for samples, and a message to the shop, is removed. */
export const ENQUIRY_DAYS = 365;

/** Days after which a review that was never published is removed. */
export const UNPUBLISHED_REVIEW_DAYS = 365;

/**
 * Days after which it is forgotten that a mail was sent, and the mail itself where mails are files. More than the 30 for which a
 * mail can wait in the queue: a sent one must be known for as long as it could be sent again.
 */
export const SENT_MAIL_DAYS = 90;

/** Years after which an order is removed: the longest warranty is ten, making takes weeks, and tax law asks for six. */
export const ORDER_YEARS = 11;
