import { expect, it } from "vitest";
import { breadcrumbList } from "../lib/structured-data/breadcrumbs";
import { createSsrContext } from "./create-ssr-context";

it("writes each entity of the structured data once, escaped so that it can't end the block", () => {
  const context = createSsrContext("https://shop.example");
  const absolute = (path: string) => `https://shop.example${path}`;
  context.describe(breadcrumbList([], "First", absolute));
  context.describe(breadcrumbList([{ label: "Home", to: "/" }], "</script><b>", absolute));
  const [, block] = /^<script type="application\/ld\+json">([^<]+)<\/script>$/.exec(context.structuredData()) ?? [];
  expect(JSON.parse(block ?? "")).toEqual({
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { "@type": "ListItem", position: 1, name: "Home", item: "https://shop.example/" },
          { "@type": "ListItem", position: 2, name: "</script><b>" },
        ],
      },
    ],
  });
});

it("answers 200 as a public page unless the page says otherwise", () => {
  const context = createSsrContext(undefined);
  expect([context.httpStatus(), context.isPrivate()]).toEqual([200, false]);
  context.private();
  expect([context.httpStatus(), context.isPrivate()]).toEqual([200, true]);
});

it("answers 404 as a public page, also where other pages are private", () => {
  const context = createSsrContext(undefined);
  context.private();
  context.status(404);
  expect([context.httpStatus(), context.isPrivate()]).toEqual([404, false]);
});
