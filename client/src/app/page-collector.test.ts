import { expect, it } from "vitest";
import { headTags } from "../ui/page/head-tags";
import { createPageCollector } from "./page-collector";

it("writes the head as tags, with what shop data may contain escaped", () => {
  const collector = createPageCollector("https://shop.example");
  collector.head(
    headTags({ title: `Blinds <"wide"> & long`, canonicalPath: "/products/a" }, "The Shop", collector.origin),
  );
  expect(collector.headHtml()).toContain("<title>Blinds &lt;&quot;wide&quot;&gt; &amp; long · The Shop</title>");
  expect(collector.headHtml()).toContain(`<link rel="canonical" href="https://shop.example/products/a">`);
});

it("leaves addresses out where it does not know the origin", () => {
  const collector = createPageCollector(undefined);
  collector.head(headTags({ title: "Blinds", canonicalPath: "/products/a" }, "The Shop", collector.origin));
  expect(collector.headHtml()).not.toContain("canonical");
});

it("answers 200 to everybody unless the page says otherwise", () => {
  const collector = createPageCollector(undefined);
  expect([collector.pageStatus(), collector.isPrivate()]).toEqual([200, false]);
  collector.status(404);
  collector.private();
  expect([collector.pageStatus(), collector.isPrivate()]).toEqual([404, true]);
});
