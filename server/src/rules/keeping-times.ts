/** Days after its last use in which a session, and with it a cart, is found again. */
export const SESSION_DAYS = 30;

/** Days for which the link that confirms an address for the mailing list works. */
export const CONFIRM_DAYS = 7;
