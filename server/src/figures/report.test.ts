import { expect, it } from "vitest";
import { reportOf } from "./report.js";

const SUMS = [
  { kind: "page", name: "/products/:slug", count: 1200 },
  { kind: "page", name: "/", count: 34 },
  { kind: "event", name: "product view", count: 1500 },
  { kind: "event", name: "add to cart", count: 60 },
  { kind: "event", name: "order", count: 9 },
  { kind: "referrer", name: "search.example", count: 700 },
  { kind: "referrer", name: "news.example", count: 3 },
  { kind: "referrer", name: "blog.example", count: 2 },
  { kind: "empty search", name: `${"purple ".repeat(12)}\u001b[2J`, count: 4 },
];

it("shows sums, conversion and the first names of each list within 80 columns", () => {
  const report = reportOf("Today", SUMS, 1);
  expect(report).toBe(`Today
       1,234  page loads
       1,500  product views
          60  added to the cart, 4.0 % of product views
           9  orders, 15.0 % of additions, 0.6 % of product views
           0  quote requests

  Pages
       1,200  /products/:slug
          34  1 more

  Came from
         700  search.example
           5  2 more

  Searches without a result
           4  purple purple purple purple purple purple purple purple purple pu…
`);
  expect(Math.max(...report.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
});

it("says when nothing was counted", () => {
  expect(reportOf("Today", [], 10)).toBe("Today\n  Nothing was counted.\n");
});
