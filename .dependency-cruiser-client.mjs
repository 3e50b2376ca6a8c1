/**
 * What each folder of client/src may import, from the top to the ground; every folder may import itself. The picture in
 * docs/architecture.md is this list.
 */
export const CLIENT_ARROWS = {
  "main.tsx": ["app"],
  "server.tsx": ["app", "routes.ts", "sharing", "ui"],
  "site.ts": ["app", "routes.ts", "lib"],
  app: ["layout", "routes.ts", "features", "content", "hydration", "ui", "gql", "lib"],
  layout: ["routes.ts", "features", "product", "content", "hydration", "ui", "gql", "lib"],
  sharing: ["product", "ui", "gql", "lib"],
  "routes.ts": ["pages", "lib"],
  pages: ["features", "product", "content", "hydration", "ui", "gql", "lib"],
  features: ["product", "content", "hydration", "ui", "gql", "lib"],
  product: ["content", "ui", "gql", "lib"],
  hydration: ["lib"],
  content: ["lib"],
  ui: ["lib"],
  gql: [],
  lib: [],
};

/** Features that are built of others. All others meet in a page or in the layout. */
export const FEATURE_ARROWS = {
  "product-list": ["catalogue", "filters", "windows"],
  ideas: ["catalogue", "contact-details"],
  catalogue: ["wishlist"],
  order: ["addresses"],
  cart: ["wishlist"],
};

const ROOT = "client/src/";
const TESTS = ["\\.test\\.tsx?$", `^${ROOT}test/`];

const escaped = (name) => name.replaceAll(".", "\\.");
const within = (root, names) =>
  `^${root}(${names.map((name) => (name.includes(".") ? `${escaped(name)}$` : `${name}/`)).join("|")})`;

/** One rule for each folder: what is not in its list is forbidden. Tests may render any part around their own. */
const layers = Object.entries(CLIENT_ARROWS).map(([from, to]) => ({
  name: `client-arrows: ${from}`,
  comment: `${from} may import ${to.length === 0 ? "itself alone" : to.join(", ")}: see docs/architecture.md.`,
  severity: "error",
  from: { path: within(ROOT, [from]), pathNot: TESTS },
  to: { path: `^${ROOT}`, pathNot: within(ROOT, [from, ...to]) },
}));

const composedFeatures = Object.entries(FEATURE_ARROWS).map(([from, to]) => ({
  name: `client-arrows: features/${from}`,
  comment: `Of the features ${from} may import ${to.join(", ")}.`,
  severity: "error",
  from: { path: `^${ROOT}features/${from}/`, pathNot: TESTS },
  to: { path: `^${ROOT}features/`, pathNot: within(`${ROOT}features/`, [from, ...to]) },
}));

/** Arrows between the folders of the client. */
export const clientRules = [
  ...layers,
  ...composedFeatures,
  {
    name: "client-features-apart",
    comment: "Features meet in a page or in the layout, never in each other.",
    severity: "error",
    from: {
      path: `^${ROOT}features/([^/]+)/`,
      pathNot: [...TESTS, within(`${ROOT}features/`, Object.keys(FEATURE_ARROWS))],
    },
    to: { path: `^${ROOT}features/`, pathNot: `^${ROOT}features/$1/` },
  },
  {
    name: "client-pages-apart",
    comment: "A page imports no other page: what two pages share is a feature.",
    severity: "error",
    from: { path: `^${ROOT}pages/([^/]+)/`, pathNot: TESTS },
    to: { path: `^${ROOT}pages/`, pathNot: `^${ROOT}pages/$1/` },
  },
  {
    name: "client-new-folder",
    comment: "A new folder of client/src needs its arrows in .dependency-cruiser-client.mjs.",
    severity: "error",
    from: { path: `^${ROOT}`, pathNot: [...TESTS, within(ROOT, Object.keys(CLIENT_ARROWS))] },
    to: { path: `^${ROOT}` },
  },
  {
    name: "client-server",
    comment: "Of the server the client sees rules/ alone.",
    severity: "error",
    from: { path: `^${ROOT}` },
    to: { path: "^server/", pathNot: "^server/src/rules/" },
  },
  {
    name: "e2e-as-a-shopper",
    comment: "Browser tests know the shop as a shopper does: they import none of it.",
    severity: "error",
    from: { path: "^client/e2e/" },
    to: { path: "^(client/src|server)/" },
  },
];
