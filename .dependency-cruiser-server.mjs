/**
 * What each folder of server/src may import, from the top to the ground; every folder may import itself. The picture in
 * docs/architecture.md is this list.
 */
export const SERVER_ARROWS = {
  "main.ts": ["composition", "shop-profile", "ssr", "http", "settings.ts", "kernel"],
  commands: ["composition", "staff", "accounts", "figures", "orders", "settings.ts"],
  docs: ["composition", "graphql", "retention", "settings.ts", "kernel"],
  composition: [
    "ssr",
    "rest",
    "graphql",
    "http",
    "staff",
    "accounts",
    "retention",
    "figures",
    "orders",
    "enquiries",
    "cart",
    "catalogue",
    "pdf",
    "mail",
    "shop-profile",
    "promotions",
    "settings.ts",
    "kernel",
    "rules",
  ],
  ssr: ["http", "pdf", "kernel"],
  rest: ["http", "kernel"],
  graphql: ["http", "kernel"],
  staff: ["orders", "enquiries", "catalogue", "mail", "shop-profile", "kernel", "rules"],
  accounts: ["orders", "cart", "catalogue", "mail", "kernel", "rules"],
  figures: ["http", "kernel", "rules"],
  retention: ["orders", "kernel", "rules"],
  orders: ["cart", "catalogue", "pdf", "mail", "kernel", "rules"],
  enquiries: ["mail", "kernel", "rules"],
  cart: ["catalogue", "promotions", "kernel", "rules"],
  catalogue: ["kernel", "rules"],
  pdf: ["mail", "shop-profile"],
  mail: ["shop-profile", "kernel"],
  "shop-profile": ["promotions", "kernel", "rules"],
  promotions: ["kernel", "rules"],
  http: ["kernel", "rules"],
  "settings.ts": ["kernel"],
  kernel: ["rules"],
  rules: [],
};

/** What the parts of some folders may import of each other. */
export const SERVER_PARTS = {
  composition: {
    "create-shop.ts": ["demo", "staff-api.ts", "domains", "measuring-sheet", "order-pdfs"],
    "staff-api.ts": ["domains", "staff-files.ts"],
    "staff-files.ts": [],
    "command-context.ts": ["database"],
    "sheets-context.ts": ["database", "order-pdfs"],
    seed: ["database"],
    demo: [],
    database: ["domains", "jobs"],
    domains: [],
    jobs: ["order-pdfs"],
    "measuring-sheet": [],
    "order-pdfs": [],
  },
  accounts: {
    "index.ts": [
      "account",
      "addresses",
      "authentication",
      "credential-changes",
      "mail",
      "orders",
      "own-data",
      "registration",
      "sign-in",
    ],
    registration: ["authentication", "mail", "account"],
    "credential-changes": ["authentication", "mail", "account"],
    "own-data": ["sign-in", "authentication", "addresses", "mail", "account"],
    "sign-in": ["authentication", "account"],
    authentication: ["account"],
    addresses: ["account"],
    orders: ["account"],
    mail: ["account"],
    account: [],
  },
  staff: {
    "index.ts": ["orders", "invitations", "sign-in", "members", "enquiries", "reviews", "audit", "access"],
    orders: ["audit", "access"],
    invitations: ["sign-in", "members", "audit", "access"],
    "sign-in": ["members", "audit", "access"],
    members: ["audit", "access"],
    enquiries: ["audit", "access"],
    reviews: ["audit", "access"],
    audit: ["access"],
    access: [],
  },
  catalogue: {
    "index.ts": [
      "catalogue.resolver.ts",
      "configuration-codes",
      "feeds",
      "pricing",
      "product-lists",
      "reviews",
      "search",
      "seo",
      "products",
    ],
    "catalogue.endpoints.ts": ["catalogue.resolver.ts", "catalogue.responses.ts", "reviews", "search", "products"],
    "catalogue.responses.ts": ["products"],
    "catalogue.resolver.ts": ["product-lists", "products"],
    pricing: ["configuration", "products"],
    "configuration-codes": ["configuration", "products"],
    "product-lists": ["search", "products"],
    reviews: ["products"],
    seo: ["products"],
    feeds: ["product-lists", "products"],
    search: ["products"],
    configuration: ["products"],
    products: [],
  },
  http: {
    "request-fault.ts": [],
    "picture-files.ts": [],
    "one-click-unsubscribe.ts": [],
    server: [],
    health: [],
    sessions: [],
    "rate-limits": [],
    "response-cache": ["security", "body", "logs"],
    security: ["body", "logs"],
    body: [],
    logs: [],
  },
  kernel: {
    "domain.ts": ["graphql"],
    graphql: ["requests", "errors"],
    rest: ["requests", "errors"],
    passwords: ["errors"],
    requests: ["sql", "errors"],
    sql: ["errors"],
    hashing: [],
    markup: [],
    settings: [],
    errors: [],
  },
};

const TESTS = "\\.test\\.ts$";

const escaped = (name) => name.replaceAll(".", "\\.");
const within = (root, names) =>
  `^${root}(${names.map((name) => (name.includes(".") ? `${escaped(name)}$` : `${name}/`)).join("|")})`;

/** One rule for each folder: what is not in its list is forbidden. */
const rulesOf = (root, arrows) =>
  Object.entries(arrows).map(([from, to]) => ({
    name: `server-arrows: ${root.replace("server/src/", "")}${from}`,
    comment: `${from} may import ${to.length === 0 ? "itself alone" : to.join(", ")}: see docs/architecture.md.`,
    severity: "error",
    from: { path: within(root, [from]), pathNot: TESTS },
    to: { path: `^${root}`, pathNot: within(root, [from, ...to]) },
  }));

/** Arrows between the folders of the server. A folder that is in no list may import nothing of the server, and nobody it. */
export const serverRules = [
  ...rulesOf("server/src/", SERVER_ARROWS),
  ...Object.entries(SERVER_PARTS).flatMap(([folder, arrows]) => rulesOf(`server/src/${folder}/`, arrows)),
  {
    name: "server-new-folder",
    comment: "A new folder of server/src needs its arrows in .dependency-cruiser-server.mjs.",
    severity: "error",
    from: { path: "^server/src/", pathNot: [within("server/src/", Object.keys(SERVER_ARROWS)), TESTS] },
    to: { path: "^server/src/" },
  },
  // The check for cycles between folders does not see that a folder and one inside it import each other.
  ...["", "[^/]+/", "[^/]+/[^/]+/", "[^/]+/[^/]+/[^/]+/"].map((below, level) => ({
    name: `server-imports-go-down: ${level}`,
    comment: "A folder imports no file of a folder around it, except settings.ts.",
    severity: "error",
    from: { path: `^(server/src/${below})[^/]+/`, pathNot: TESTS },
    to: { path: "^$1[^/]+$", pathNot: "^server/src/settings\\.ts$" },
  })),
];
