import type { Content } from "../../rules/content-forms.js";
import { checkPermission } from "../access/may.js";
import { isPermitted } from "../access/permissions.js";
import type { StaffSession } from "../access/staff-context.js";
import { NotPermitted } from "../access/staff.errors.js";

const OWNERS_ONLY =
  "Only owners change the shop’s e-mail address, since copies of orders and messages go to it. Please leave it as it is in force, or ask an owner.";

/**
 * Refuses facts with another e-mail address of the shop than the one in force to everybody but owners with a fresh code: whoever
 * names an address of their own gets the copy of every order from then on.
 * @throws {NotPermitted} {@link FreshCodeNeeded}
 */
export function checkShopEmail(editor: StaffSession, inForce: Content, wanted: Content): void {
  if (emailIn(wanted) === emailIn(inForce)) return;
  if (!isPermitted(editor.role, "shop-email:change")) throw new NotPermitted(OWNERS_ONLY);
  checkPermission({ staff: { session: editor } }, "shop-email:change");
}

/** The address; undefined for a document that has none. */
const emailIn = (content: Content): string | undefined => ("email" in content ? content.email : undefined);
