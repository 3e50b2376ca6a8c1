import fc from "fast-check";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { clientPages } from "../harness/client-pages.js";
import { plainRequest, type PlainAnswer } from "../harness/plain-request.js";
import { useShop } from "../harness/shop.js";

// Pages are rendered from their sources, which is slow beside other test files.
vi.setConfig({ testTimeout: 60_000 });

/** Duration of the random URLs in milliseconds. */
const BUDGET = 4_000;

const storefront = clientPages();
const shop = useShop({ storefront });
afterAll(() => storefront.close());

const get = (target: string) => plainRequest(shop().url, { target });

/** Longer than any text that the schema accepts. */
const LONG = "x".repeat(2001);

it.each([
  ["a file that is none of the public ones", "/index.html", 404],
  ["broken percent-encoding", "/%E0%A4%A", 400],
  ["an endless slug of a product", `/products/${LONG}`, 404],
  ["an endless slug of a category", `/category/${LONG}`, 404],
  ["an empty part", "/products//x", 404],
])("%s is not found", async (_case, target, status) => {
  const answer = await get(target);
  expect(answer.status).toBe(status);
  expect(shop().log.filter(({ msg }) => msg === "page failed")).toEqual([]);
});

it.each(["/index.html", "/index.html?x=1", "/no/index.htm", "/INDEX.HTML"])(
  "%s gets the page of what is not found",
  async (target) => {
    const answer = await get(target);
    expect(answer.status).toBe(404);
    expect(answer.headers["content-type"]).toMatch(/^text\/html/);
    expect(answer.text).toContain("404 Page Not Found");
  },
);

it.each(["/logo.png", "/products/feed.xml"])("%s, a file, gets a line of text", async (target) => {
  const answer = await get(target);
  expect([answer.status, answer.text]).toEqual([404, "There is no such file."]);
});

/** Texts in place of a slug or of a parameter's value. */
const hostileText = fc.oneof(
  fc.constantFrom(
    ...[
      "",
      ".",
      "..",
      "...",
      "/",
      "//",
      "\\",
      "//[",
      "//x:99999/",
      "[",
      "%",
      "%%",
      "%2",
      "%ff",
      "%E0%A4%A",
      "%2f%2f",
      "%5c",
    ],
    ...[
      "#",
      "?",
      "&",
      ";",
      ":",
      "@",
      "|",
      "*",
      "{}",
      "<script>",
      "' OR 1=1 --",
      "javascript:alert(1)",
      "http://evil.example",
    ],
    ...["__proto__", "constructor", "null", "-1", "1e309", "index.html", "\ud800", "\u202e"],
  ),
  fc.string({ maxLength: 20, unit: "binary" }),
  fc.constantFrom("x", "é", "%").map((character) => character.repeat(LONG.length)),
);

/** Unchanged where HTTP allows it, else percent-encoded. */
const hostilePart = fc.oneof(
  hostileText.map((text) => text.replace(/[^!-~]/gu, (character) => encodeURIComponent(character.toWellFormed()))),
  hostileText.map((text) => encodeURIComponent(text.toWellFormed())),
);

const PARAMETERS = ["q", "sort", "after", "colour", "width", "number", "next", "token", "product", "anything"];
const query = fc.oneof(
  { weight: 3, arbitrary: fc.constant("") },
  fc.tuple(fc.constantFrom(...PARAMETERS), hostilePart).map(([name, value]) => `?${name}=${value}`),
);

/** Patterns with parameters come more often, since their text reaches queries. */
let patterns: fc.Arbitrary<string>;
beforeAll(async () => {
  await get("/"); // loads the client's sources outside of the time budget
  const all = await storefront.patterns();
  patterns = fc.oneof(fc.constantFrom(...all), fc.constantFrom(...all.filter((pattern) => /[:*]/.test(pattern))));
});

const failed = ({ status, text }: PlainAnswer) => status >= 500 || /node_modules|Error:|<!--(?:head|app)-->/.test(text);

it("any text in the path or query of any page is answered without a failure", async () => {
  const address = fc
    .tuple(patterns, fc.infiniteStream(hostilePart), query)
    .map(([pattern, parts, search]) => pattern.replace(/:\w+\??|\*|$/g, () => parts.next().value) + search);
  await fc.assert(
    fc.asyncProperty(address, async (target) => {
      const answer = await get(target);
      expect(failed(answer), `${answer.status} ${answer.text.slice(0, 200)}`).toBe(false);
      expect(answer.headers.location ?? "/").toMatch(/^\/(?![/\\])/);
    }),
    { numRuns: 1_000_000, interruptAfterTimeLimit: BUDGET, markInterruptAsFailure: false },
  );
});
