import { BadInput } from "../../kernel/errors/shop-error.js";
import { checkedForm } from "../../kernel/requests/checked-form.js";
import { inTransaction } from "../../kernel/sql/transaction.js";
import type { CommandContext } from "../../orders/command-context.js";
import { STAFF_INVITATION_HOURS } from "../../rules/retention-periods.js";
import { inviteStaffForm } from "../../rules/staff-forms.js";
import { StaffRole } from "../access/permissions.js";
import { inviteStaff } from "./invite-staff.js";

const USAGE = `Say who is to own the shop, such as: npm run staff -- invite you@shop.example
It prints an invitation, which works once. Owners invite everybody else themselves.
An owner who has lost password, app and recovery codes is invited again.`;

/**
 * Invites an owner and prints the token of the invitation.
 * @param words `invite` and an e-mail address
 * @returns the exit code: 1 if nobody was invited
 */
export async function runStaffCommand(
  words: readonly string[],
  open: () => Promise<CommandContext>,
  tell: (line: string) => void,
): Promise<number> {
  const [action, typed, ...more] = words;
  const email = emailOf(typed);
  if (action !== "invite" || email === undefined || more.length > 0) {
    tell(USAGE);
    return 1;
  }
  const context = await open();
  try {
    const invited = { email, role: StaffRole.OWNER };
    const { token } = await inTransaction(context.database, (manager) => inviteStaff(manager, null, invited));
    tell(`Invited ${email} as OWNER. This token accepts the invitation once, for ${STAFF_INVITATION_HOURS} hours:`);
    tell(token);
    return 0;
  } finally {
    await context.close();
  }
}

function emailOf(typed: string | undefined): string | undefined {
  try {
    return checkedForm(inviteStaffForm, { email: typed }).email;
  } catch (error) {
    if (error instanceof BadInput) return undefined;
    throw error;
  }
}
