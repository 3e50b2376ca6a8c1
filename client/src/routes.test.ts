import { expect, it } from "vitest";
import { paths } from "./lib/paths";
import { routeAt, routes } from "./routes";

/** Paths in a page of another path: the former one of products redirects, those of the account share its page. */
const { formerProduct, account, ...others } = paths;

it("has a page for every path", () => {
  const own = Object.entries(others).filter(([name]) => !name.startsWith("account"));
  const missing = own.filter(([, path]) => !routes.some((route) => route.path === path));
  expect(missing).toEqual([]);
  expect(routeAt(paths.accountNewEmail.href()).path).toBe(account);
  expect(routes).not.toContainEqual(expect.objectContaining({ path: formerProduct }));
});

it("has a path for every page", () => {
  const pages = Object.keys(import.meta.glob("./pages/*/route.ts"));
  expect(routes).toHaveLength(pages.length);
  expect(new Set(routes).size).toBe(pages.length);
});

it("lists the pages of a menu in the order of the paths", () => {
  const patterns = routes.map(({ path }) => path.pattern);
  expect(patterns[0]).toBe("/");
  expect(patterns.indexOf("/terms")).toBeLessThan(patterns.indexOf("/privacy"));
  expect(patterns.at(-1)).toBe("*");
});
