/** The permission that each act of a screen needs, by resource and react-admin's action. What is not listed, nobody may. */
const NEEDED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  products: { list: "products:read", edit: "products:change" },
  categories: { list: "categories:read", show: "categories:read", edit: "categories:change" },
  prices: { list: "prices:read", show: "prices:read", create: "prices:change" },
  staff: {
    list: "staff:read",
    show: "staff:read",
    create: "staff:change",
    edit: "staff:change",
    delete: "staff:change",
  },
  today: {
    orders: "orders:read",
    enquiries: "enquiries:read",
    problems: "orders:read",
    visits: "visits:read",
    reviews: "reviews:read",
    mails: "mails:read",
    sales: "sales:read",
    searches: "searches:read",
  },
  customers: {
    list: "customers:read",
    show: "customers:read",
    export: "customers:export",
    forget: "customers:forget",
    merge: "customers:merge",
  },
  audit: { list: "audit:read" },
  enquiries: { list: "enquiries:read", show: "enquiries:read", edit: "enquiries:change" },
  problems: { list: "orders:read", show: "orders:read", edit: "orders:change" },
  "held-quotes": { list: "quotes:read", show: "quotes:read" },
  visits: { list: "visits:read", show: "visits:read", edit: "visits:change" },
  reviews: { list: "reviews:read", show: "reviews:read", edit: "reviews:change" },
  promotions: {
    list: "promotions:read",
    show: "promotions:read",
    create: "promotions:change",
    edit: "promotions:change",
  },
  rules: { list: "rules:read", show: "rules:read", edit: "rules:change" },
  content: { list: "content:read", show: "content:read", edit: "content:change", legal: "legal:change" },
  orders: {
    list: "orders:read",
    show: "orders:read",
    move: "orders:change",
    note: "orders:change",
    remake: "orders:change",
    measure: "orders:change",
    refund: "orders:refund",
  },
};

/** Whether a member with these permissions may do this. It only hides what the API would refuse. */
export function isAllowed(permissions: readonly string[], { resource, action }: { resource: string; action: string }) {
  const needed = NEEDED[resource]?.[action];
  return needed !== undefined && permissions.includes(needed);
}
