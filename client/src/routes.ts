import { matchPath } from "react-router-dom";
import type { PageRecord, PageRoute } from "./lib/page-route";
import { paths } from "./lib/paths";
import { route as notFoundRecord } from "./pages/not-found/route";

/** The records of all folders in `pages/`. */
const records = import.meta.glob<PageRecord>("./*/route.ts", { base: "./pages", eager: true, import: "route" });

const notFound: PageRoute = { path: { pattern: "*" }, ...notFoundRecord };

/** The folder of a page is called as its path: `paths.trackOrder` is the page in `pages/track-order`. */
const folderOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The pages of the shop in the order of `lib/paths`, as menus and sitemap list them. The last one is shown at unknown URLs. */
export const routes: readonly PageRoute[] = [
  ...Object.entries(paths).flatMap(([name, path]) => {
    const record = records[`./${folderOf(name)}/route.ts`];
    return record ? [{ path, ...record }] : [];
  }),
  notFound,
];

/** The page at `pathname`. */
export const routeAt = (pathname: string): PageRoute =>
  routes.find(({ path }) => matchPath(path.pattern, pathname)) ?? notFound;
