import { render } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";

const PAGE = { title: "Blinds", description: "Made to measure.", canonicalPath: "/category/blinds" };

const canonical = () => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;

/** As in a document that has just been loaded: nothing is remembered of another. */
async function freshHead() {
  vi.resetModules();
  return (await import("./Head")).Head;
}

beforeEach(() => {
  for (const tag of document.head.querySelectorAll("title, meta, link")) tag.remove();
});

it("goes by the URL that the server gave the document, whatever name it was reached by", async () => {
  document.head.insertAdjacentHTML(
    "beforeend",
    `<meta property="og:image" content="https://shop.example/social/shop.jpg">`,
  );
  const Head = await freshHead();
  const { rerender } = render(<Head {...PAGE} />);
  expect(canonical()).toBe("https://shop.example/category/blinds");
  rerender(<Head {...PAGE} canonicalPath="/category/sale" />);
  expect(canonical()).toBe("https://shop.example/category/sale");
});

it("goes by the canonical URL where the picture of the page is served elsewhere", async () => {
  document.head.insertAdjacentHTML(
    "beforeend",
    `<link rel="canonical" href="https://shop.example/category/blinds"><meta property="og:image" content="https://cdn.example/images/study.webp">`,
  );
  const Head = await freshHead();
  render(<Head {...PAGE} canonicalPath="/category/sale" />);
  const found = Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]'), ({ href }) => href);
  expect(found).toContain("https://shop.example/category/sale");
});

it("goes by the document's own URL where the server knew none", async () => {
  const Head = await freshHead();
  render(<Head {...PAGE} />);
  expect(canonical()).toBe(`${location.origin}/category/blinds`);
});
