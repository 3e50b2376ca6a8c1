import { expect, it } from "vitest";
import { readPdf } from "../builders/read-pdf.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();
const fetched = (query = "") => shop().visitor().send("GET", `/measuring-sheet.pdf${query}`);

it("is a PDF for everybody, which browsers may keep", async () => {
  const response = await fetched();
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
  expect(response.headers.get("content-disposition")).toBe('inline; filename="measuring-sheet.pdf"');
  expect(response.headers.getSetCookie()).toEqual([]);
  const { title, pages } = await readPdf(new Uint8Array(await response.arrayBuffer()));
  expect([title, pages.length]).toEqual(["Measuring sheet", 1]);
});

it("has the rules of a product", async () => {
  const response = await fetched("?product=roman-blinds");
  expect(response.headers.get("content-disposition")).toBe('inline; filename="measuring-sheet-roman-blinds.pdf"');
  const { text } = await readPdf(new Uint8Array(await response.arrayBuffer()));
  expect(text).toContain("Roman Blinds");
});

it.each(["?product=nothing", "?product=../x", "?product=%3Cscript%3E", `?product=${"x".repeat(200)}`])(
  "says that there is no product at %s",
  async (query) => {
    const response = await fetched(query);
    expect([response.status, response.headers.get("cache-control")]).toEqual([404, "no-store"]);
    const page = await response.text();
    expect(page).toContain("There is no such product.");
    expect(page).toContain('href="/measuring-sheet.pdf"');
    expect(page).not.toContain("<script");
  },
);

it.each(["?product=", "?product=a&product=b"])("is the general one at %s", async (query) => {
  expect((await fetched(query)).headers.get("content-disposition")).toBe('inline; filename="measuring-sheet.pdf"');
});
