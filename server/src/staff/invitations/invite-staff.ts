import type { EntityManager } from "typeorm";
import { hashOfToken, newToken } from "../../kernel/hashing/link-token.js";
import { rowOf } from "../../kernel/sql/query.js";
import type { StaffRole } from "../access/permissions.js";
import type { StaffActor } from "../access/staff-context.js";
import { recordChanges } from "../audit/audit.js";
import { newSecret } from "../members/second-factor.js";
import { invitationQueries } from "./invitation.queries.js";

/** What the invited person needs. Only the hash of the token is stored. */
export type Invitation = { token: string; expiresAt: Date };

/** Invites somebody within the caller's transaction. @param actor null for the command */
export async function inviteStaff(
  manager: EntityManager,
  actor: StaffActor | null,
  { email, role }: { email: string; role: StaffRole },
): Promise<Invitation> {
  const token = newToken();
  const values = [email, role, hashOfToken(token), newSecret()];
  const { id, expiresAt } = await rowOf(manager, invitationQueries.invite, values);
  const subject = { type: "StaffInvitation", id } as const;
  await recordChanges(manager, actor, { what: "staff.invited", subject, before: null, after: { email, role } });
  return { token, expiresAt };
}
