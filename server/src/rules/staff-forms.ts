import { z } from "zod";
import { accountEmail, newPassword } from "./account-forms.js";
import { required } from "./form-fields.js";

/** The e-mail address of whoever is to join the staff. */
export const inviteStaffForm = z.object({ email: accountEmail });

/** Name and password by which an invitation is accepted. */
export const acceptInvitationForm = z.object({ name: required("Name", 2, 100), password: newPassword });
