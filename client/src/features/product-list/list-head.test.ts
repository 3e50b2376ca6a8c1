import { expect, it } from "vitest";
import { readListState } from "../filters/list-url";
import { listHead } from "./list-head";

const BLINDS = { path: "/category/blinds", title: "Blinds: made to measure", name: "Blinds" };
const WHOLE = { title: BLINDS.title, canonicalPath: BLINDS.path };
const headOf = (search: string, count: number) => listHead(BLINDS, readListState(search), count);

it("is the list's own on its first page", () => {
  expect(headOf("", 24)).toEqual(WHOLE);
  expect(headOf("", 0)).toEqual(WHOLE);
});

it("names a further page, which is its own canonical URL", () => {
  expect(headOf("?page=2", 37)).toEqual({ title: "Blinds, page 2", canonicalPath: "/category/blinds?page=2" });
});

it("is that of the last page where a URL asks for more", () => {
  expect(headOf("?page=4", 37)).toEqual({ title: "Blinds, page 2", canonicalPath: "/category/blinds?page=2" });
  expect(headOf("?page=4", 24)).toEqual(WHOLE);
});

it.each(["?material=wood&page=2", "?search=oak&page=2", "?sort=price-up&page=2", "?price=0-100", "?color=white"])(
  "leads from the view %s to the whole list",
  (search) => {
    expect(headOf(search, 48)).toEqual(WHOLE);
  },
);
