import type { StaffRole } from "../gql/graphql";

/** What the roles are called. */
export const roleNames: Readonly<Record<StaffRole, string>> = {
  OWNER: "Owner",
  ORDERS: "Orders",
  CATALOGUE: "Catalogue",
  CONTENT: "Content",
};

/** The same as choices of a field. */
export const roleChoices = Object.entries(roleNames).map(([id, name]) => ({ id, name }));
