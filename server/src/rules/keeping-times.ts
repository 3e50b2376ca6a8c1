/** Days after its last use in which a session, and with it a cart, is found again. */
export const SESSION_DAYS = 30;

/** Days after a sign-in in which its browser is known to the account: strangers' wrong passwords don't hold it up. */
export const KNOWN_DEVICE_DAYS = 365;

/** Minutes for which the link in a mail about an account works. */
export const ACCOUNT_LINK_MINUTES = 60;

/** Days after which a mail about an account that nobody acted on is forgotten, with the name and the password in it. */
export const ACCOUNT_MAIL_DAYS = 7;

/** Days for which the link that confirms an address for the mailing list works. */
export const CONFIRM_DAYS = 7;
