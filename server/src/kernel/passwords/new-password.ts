import { PASSWORD_LENGTH } from "../../rules/password.js";

/** The rules for a new password, as the API describes them. */
export const NEW_PASSWORD = `${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters: none of the commonest passwords, no row of keys or repetition, not the owner's name or e-mail address.`;
