import { matchPath } from "react-router-dom";
import type { PageRoute } from "./lib/page-route";
import { paths } from "./lib/paths";
import { route as notFound } from "./pages/not-found/route";

/** The records of all folders in `pages/`. */
const records = Object.values(import.meta.glob<PageRoute>("./pages/*/route.ts", { eager: true, import: "route" }));

/** The pages of the shop in the order of `lib/paths`, as menus and sitemap list them. The last one is shown at unknown URLs. */
export const routes: readonly PageRoute[] = [
  ...Object.values(paths).flatMap((path) => records.filter((record) => record.path === path)),
  notFound,
];

/** The page at `pathname`. */
export const routeAt = (pathname: string): PageRoute =>
  routes.find(({ path }) => matchPath(path.pattern, pathname)) ?? notFound;
