/** The roles of staff. Each member has one. */
export const StaffRole = { OWNER: "OWNER", ORDERS: "ORDERS", CATALOGUE: "CATALOGUE", CONTENT: "CONTENT" } as const;
export type StaffRole = keyof typeof StaffRole;

type Grant = {
  /** Besides the owner, who may do everything. */
  roles: readonly StaffRole[];
  /** Whether it needs a code of the last minutes (FRESH_CODE_MINUTES). */
  isDangerous?: true;
};

const EVERYBODY = [StaffRole.ORDERS, StaffRole.CATALOGUE, StaffRole.CONTENT];

/** What may be done at the staff API, and by whom. Each query and mutation names one entry (`@May`). */
const PERMISSIONS = {
  "self:read": { roles: EVERYBODY },
  "self:secure": { roles: EVERYBODY, isDangerous: true },
  "staff:read": { roles: [] },
  "staff:change": { roles: [], isDangerous: true },
  "audit:read": { roles: [] },
  "orders:read": { roles: [StaffRole.ORDERS] },
  "orders:change": { roles: [StaffRole.ORDERS] },
  "orders:refund": { roles: [StaffRole.ORDERS], isDangerous: true },
  "customers:read": { roles: [StaffRole.ORDERS, StaffRole.CONTENT] },
  "customers:export": { roles: [], isDangerous: true },
  "customers:forget": { roles: [], isDangerous: true },
  "customers:merge": { roles: [StaffRole.ORDERS], isDangerous: true },
  "enquiries:read": { roles: [StaffRole.ORDERS, StaffRole.CONTENT] },
  "enquiries:change": { roles: [StaffRole.ORDERS, StaffRole.CONTENT] },
  "quotes:read": { roles: [StaffRole.ORDERS] },
  "visits:read": { roles: [StaffRole.ORDERS] },
  "visits:change": { roles: [StaffRole.ORDERS] },
  "products:read": { roles: [StaffRole.CATALOGUE] },
  "products:change": { roles: [StaffRole.CATALOGUE] },
  "categories:read": { roles: [StaffRole.CATALOGUE] },
  "categories:change": { roles: [StaffRole.CATALOGUE] },
  "prices:read": { roles: [StaffRole.CATALOGUE] },
  "prices:change": { roles: [StaffRole.CATALOGUE] },
  "promotions:read": { roles: [StaffRole.CATALOGUE] },
  "promotions:change": { roles: [StaffRole.CATALOGUE] },
  "reviews:read": { roles: [StaffRole.CONTENT] },
  "reviews:change": { roles: [StaffRole.CONTENT] },
  "content:read": { roles: [StaffRole.CONTENT] },
  "content:change": { roles: [StaffRole.CONTENT] },
  "rules:read": { roles: [StaffRole.CATALOGUE] },
  "rules:change": { roles: [StaffRole.CATALOGUE] },
  /** Goods are made by them and can't be taken back, so whoever puts rules in force shows a fresh code. */
  "rules:publish": { roles: [StaffRole.CATALOGUE], isDangerous: true },
  /** Facts that the law asks for, tax and the figures of the terms, besides `content:change`. */
  "legal:change": { roles: [] },
  /** The shop's own e-mail address, to which copies of orders, problems and enquiries go, besides `content:change`. */
  "shop-email:change": { roles: [], isDangerous: true },
  "mails:read": { roles: [StaffRole.ORDERS] },
  "sales:read": { roles: [StaffRole.ORDERS, StaffRole.CATALOGUE] },
  "searches:read": { roles: [StaffRole.CATALOGUE, StaffRole.CONTENT] },
} as const satisfies Readonly<Record<string, Grant>>;

export type Permission = keyof typeof PERMISSIONS;

/** Whether a role has a permission. */
export function isPermitted(role: StaffRole, permission: Permission): boolean {
  const { roles }: Grant = PERMISSIONS[permission];
  return role === StaffRole.OWNER || roles.includes(role);
}

/** Whether a permission needs a fresh code. */
export const isDangerous = (permission: Permission): boolean => (PERMISSIONS[permission] as Grant).isDangerous === true;

/** All permissions of a role, for a client that shows only what may be done. */
export const permissionsOf = (role: StaffRole): Permission[] =>
  (Object.keys(PERMISSIONS) as Permission[]).filter((permission) => isPermitted(role, permission));
