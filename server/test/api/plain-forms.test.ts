import { expect, it } from "vitest";
import { aQuoteForm } from "../builders/enquiry.js";
import { plainRequest } from "../harness/plain-request.js";
import { useShop } from "../harness/shop.js";

const shop = useShop({
  storefront: {
    files: (_request, _response, next) => next(),
    inlineScripts: [],
    render: async () => ({ body: "a page", status: 200, isPrivate: false }),
    renderLayers: async () => undefined,
    renderDrawing: async () => "",
    renderPdf: async () => Buffer.from(""),
    sitemapRoutes: async () => ({ publicPages: [], hiddenPaths: [] }),
    canonicalUrl: async (url) => url,
    close: async () => {},
  },
});

const FORM = ["Content-Type", "application/x-www-form-urlencoded", "Sec-Fetch-Site", "same-origin"];
const A_MESSAGE = { name: "Jo Whitfield", phone: "", message: "Two bay windows.", website: "" };

const post = (target: string, fields: Record<string, string>, headers: readonly string[] = FORM) =>
  plainRequest(shop().url, { method: "POST", target, headers, body: new URLSearchParams(fields).toString() });

/** What is stored with an e-mail address, and the mails about it. */
async function storedFrom(table: "quote_request" | "contact_message", email: string) {
  return shop().database.query(
    `SELECT e.name, e.message, (SELECT count(*)::int FROM pgboss.job WHERE data->>'about' = e.id::text) AS mails
     FROM ${table} e WHERE e.email = $1`,
    [email],
  );
}

it("stores a message once, however often it is posted, mails it and redirects to the thanks", async () => {
  const form = { ...A_MESSAGE, email: "plain-message@larch.example" };
  for (const time of [1, 2]) {
    const { status, headers } = await post("/contact", form);
    expect([time, status, headers.location]).toEqual([time, 303, "/sent"]);
  }
  const stored = await storedFrom("contact_message", form.email);
  expect(stored).toEqual([{ name: "Jo Whitfield", message: "Two bay windows.", mails: 2 }]);
  const { status, text } = await plainRequest(shop().url, { target: "/sent" });
  expect([status, text.includes("Thank you")]).toEqual([200, true]);
});

it("stores a quote request", async () => {
  const email = "plain-quote@larch.example";
  const { status } = await post("/quote", { ...(aQuoteForm({ email }) as Record<string, string>), message: "" });
  expect(status).toBe(303);
  expect(await storedFrom("quote_request", email)).toMatchObject([{ name: "Jo Whitfield", mails: 2 }]);
});

it("answers a refused form with the sentences of the rules", async () => {
  const { status, text, headers } = await post("/contact", { ...A_MESSAGE, email: "jo@", message: "" });
  expect([status, headers["cache-control"]]).toEqual([400, "no-store"]);
  expect(text).toContain("<li>Please enter a valid email address</li><li>Please write your message</li>");
  expect(text).toContain("020 7946 0123");
});

it("takes nothing from a page of another site", async () => {
  const email = "plain-foreign@larch.example";
  const foreign = ["Content-Type", "application/x-www-form-urlencoded", "Sec-Fetch-Site", "cross-site"];
  expect((await post("/contact", { ...A_MESSAGE, email }, foreign)).status).toBe(403);
  expect(await storedFrom("contact_message", email)).toEqual([]);
});

it("stores nothing where the hidden field is filled in", async () => {
  const email = "plain-robot@larch.example";
  expect((await post("/contact", { ...A_MESSAGE, email, website: "x" })).status).toBe(303);
  expect(await storedFrom("contact_message", email)).toEqual([]);
});

it("takes only forms", async () => {
  expect((await post("/contact", A_MESSAGE, ["Content-Type", "text/plain"])).status).toBe(415);
});
