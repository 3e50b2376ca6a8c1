/** What each folder of admin/src may import; every folder may import itself. The picture in docs/architecture.md is this list. */
export const ADMIN_ARROWS = {
  "main.tsx": ["BackOffice.tsx"],
  "BackOffice.tsx": [
    "layout",
    "home",
    "account",
    "products",
    "prices",
    "members",
    "audit",
    "enquiries",
    "problems",
    "visits",
    "reviews",
    "promotions",
    "content",
    "orders",
    "customers",
    "join",
    "sign-in",
    "data-provider.ts",
    "session",
    "theme",
    "texts.ts",
  ],
  layout: ["sign-in"],
  home: ["orders", "visits", "members", "session", "ui", "data", "api", "gql"],
  account: ["members", "session", "ui", "api", "gql"],
  join: ["session", "ui", "api", "gql"],
  "sign-in": ["session", "ui", "api", "gql"],
  "data-provider.ts": [
    "members",
    "audit",
    "orders",
    "customers",
    "data",
    "products",
    "prices",
    "enquiries",
    "problems",
    "visits",
    "reviews",
    "promotions",
    "content",
  ],
  products: ["audit", "ui", "data", "api", "gql"],
  prices: ["ui", "data", "api", "gql"],
  members: ["ui", "data", "api", "gql"],
  audit: ["data", "api", "gql"],
  enquiries: ["ui", "data", "api", "gql"],
  problems: ["orders", "ui", "data", "api", "gql"],
  visits: ["ui", "data", "api", "gql"],
  reviews: ["ui", "data", "api", "gql"],
  promotions: ["ui", "data", "api", "gql"],
  content: ["ui", "data", "api", "gql"],
  orders: ["audit", "ui", "data", "api", "gql"],
  customers: ["orders", "enquiries", "ui", "data", "api", "gql"],
  session: ["api", "gql"],
  ui: ["api"],
  data: [],
  api: ["gql"],
  theme: [],
  "texts.ts": [],
  gql: [],
};

const ROOT = "admin/src/";
const TESTS = ["\\.test\\.tsx?$", `^${ROOT}test/`];
const CSS = "\\.css$";

const within = (root, names) =>
  `^${root}(${names.map((name) => (name.includes(".") ? `${name.replaceAll(".", "\\.")}$` : `${name}/`)).join("|")})`;

/** Arrows between the folders of the back office, and out of it. */
export const adminRules = [
  ...Object.entries(ADMIN_ARROWS).map(([from, to]) => ({
    name: `admin-arrows: ${from}`,
    comment: `${from} may import ${to.length === 0 ? "itself alone" : to.join(", ")}: see docs/architecture.md.`,
    severity: "error",
    from: { path: within(ROOT, [from]), pathNot: TESTS },
    to: { path: `^${ROOT}`, pathNot: [within(ROOT, [from, ...to]), CSS] },
  })),
  {
    name: "admin-new-folder",
    comment: "A new folder of admin/src needs its arrows in .dependency-cruiser-admin.mjs.",
    severity: "error",
    from: { path: `^${ROOT}`, pathNot: [...TESTS, within(ROOT, Object.keys(ADMIN_ARROWS))] },
    to: { path: `^${ROOT}` },
  },
  {
    name: "admin-apart",
    comment: "Of the server the back office sees rules/ alone; of the shop's client its colours and typefaces.",
    severity: "error",
    from: { path: `^${ROOT}` },
    to: {
      path: "^(server|client)/",
      pathNot: "^(server/src/rules/|client/src/ui/theme/(colors|fonts)\\.ts$)",
    },
  },
  {
    name: "nobody-imports-the-back-office",
    comment: "Nothing of the back office loads for shoppers.",
    severity: "error",
    from: { path: "^(server|client|packages)/" },
    to: { path: "^admin/" },
  },
];
