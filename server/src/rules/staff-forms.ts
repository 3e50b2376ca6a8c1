import { z } from "zod";
import { accountEmail, newPassword } from "./account-forms.js";
import { lines, required } from "./form-fields.js";

/** The e-mail address of whoever is to join the staff. */
export const inviteStaffForm = z.object({ email: accountEmail });

/** Name and password by which an invitation is accepted. */
export const acceptInvitationForm = z.object({ name: required("Name", 2, 100), password: newPassword });

/** The e-mail address of a customer whose data is erased, typed twice, because it can't be undone. */
export const forgetCustomerForm = z
  .object({ email: accountEmail, confirmEmail: accountEmail })
  .refine(({ email, confirmEmail }) => email === confirmEmail, {
    path: ["confirmEmail"],
    error: "This is not the customer's e-mail address",
  });

/** Two customers who are thought to be one, and why. */
export const mergeCustomersForm = z
  .object({ keptEmail: accountEmail, leavingEmail: accountEmail, reason: required("Reason", 3, 500) })
  .refine(({ keptEmail, leavingEmail }) => keptEmail !== leavingEmail, {
    path: ["leavingEmail"],
    error: "This is the same e-mail address",
  });

/** Maximum length of a note about an order in graphemes. */
const LONGEST_ORDER_NOTE = 2000;

/** A note of staff about an order. */
export const orderNoteForm = z.object({
  text: lines("Note", { min: 1, max: LONGEST_ORDER_NOTE, short: "Please write the note" }),
});

/** The name of a passkey, by which its owner tells it from others. */
export const passkeyNameForm = z.object({ name: required("Name", 1, 60) });
