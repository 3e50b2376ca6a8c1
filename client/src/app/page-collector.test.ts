import { expect, it } from "vitest";
import { breadcrumbList } from "../lib/structured-data/breadcrumbs";
import { headTags } from "../ui/page/head-tags";
import { createPageCollector } from "./page-collector";

const PAGE = { title: "Blinds", description: "Made to measure.", canonicalPath: "/products/a" };
const SITE = {
  name: "The Shop",
  description: "A shop of blinds.",
  picture: { path: "/social/shop.jpg", alt: "A blind" },
};

function headOf(page: Parameters<typeof headTags>[0], origin: string | undefined = "https://shop.example") {
  const collector = createPageCollector(origin);
  collector.head(headTags(page, SITE, collector.origin));
  return collector.headHtml();
}

it("writes the head as tags, with what shop data may contain escaped", () => {
  const head = headOf({ ...PAGE, title: `Blinds <"wide"> & long` });
  expect(head).toContain("<title>Blinds &lt;&quot;wide&quot;&gt; &amp; long · The Shop</title>");
  expect(head).toContain(`<link rel="canonical" href="https://shop.example/products/a">`);
});

it("leaves addresses out where it does not know the origin", () => {
  const collector = createPageCollector(undefined);
  collector.head(headTags(PAGE, SITE, collector.origin));
  expect(collector.headHtml()).not.toMatch(/canonical|og:url|og:image/);
});

it("shows the page's own picture in previews, in the widest file that they have room for", () => {
  const picture = { id: "hero", alt: "A window", width: 1920, height: 1080, widths: [480, 1200, 1920] };
  const head = headOf({ ...PAGE, picture });
  expect(head).toContain(`<meta property="og:image" content="https://shop.example/images/hero-1200.webp">`);
  expect(head).toContain(`<meta property="og:image:width" content="1200">`);
  expect(head).toContain(`<meta property="og:image:height" content="675">`);
  expect(head).toContain(`<meta property="og:image:alt" content="A window">`);
});

it("shows the shop's picture where a page has none", () => {
  const head = headOf(PAGE);
  expect(head).toContain(`<meta property="og:image" content="https://shop.example/social/shop.jpg">`);
  expect(head).toContain(`<meta property="og:image:height" content="630">`);
});

it("tells search engines to leave a hidden page out, and describes it as a part of the shop", () => {
  const head = headOf({ title: "Cart", noIndex: true });
  expect(head).toContain(`<meta name="robots" content="noindex">`);
  expect(head).toContain(`<meta name="description" content="A shop of blinds.">`);
  expect(head).not.toContain("canonical");
});

it("writes what a page says of itself once, however often it says it, and so that it can't end the block", () => {
  const collector = createPageCollector("https://shop.example");
  const absolute = (path: string) => `https://shop.example${path}`;
  collector.describe(breadcrumbList([], "First", absolute));
  collector.describe(breadcrumbList([{ label: "Home", to: "/" }], "</script><b>", absolute));
  const [, block] = /^<script type="application\/ld\+json">([^<]+)<\/script>$/.exec(collector.headHtml()) ?? [];
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

it("answers 200 to everybody unless the page says otherwise", () => {
  const collector = createPageCollector(undefined);
  expect([collector.pageStatus(), collector.isPrivate()]).toEqual([200, false]);
  collector.private();
  expect([collector.pageStatus(), collector.isPrivate()]).toEqual([200, true]);
});

it("answers 404 for everybody, also where other pages belong to one visitor", () => {
  const collector = createPageCollector(undefined);
  collector.private();
  collector.status(404);
  expect([collector.pageStatus(), collector.isPrivate()]).toEqual([404, false]);
});
