import { expect, it } from "vitest";
import { useShop, type TestShop } from "../harness/shop.js";

const shop = useShop();
const floodedShop = useShop({ beside: shop });

const BY_URI = "application/csp-report";
const BY_API = "application/reports+json";

const send = (type: string, body: unknown, of = shop) =>
  fetch(`${of().url}/csp-reports`, {
    method: "POST",
    headers: { "content-type": type },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

const byUri = (changes: Record<string, unknown> = {}) => ({
  "csp-report": {
    "document-uri": "https://shop.example/products/roller-blinds?email=jo@larch.example#secret",
    "violated-directive": "script-src-elem 'self'",
    "blocked-uri": "https://evil.example/steal.js?card=4111",
    ...changes,
  },
});
const byApi = (documentURL: string) => ({
  type: "csp-violation",
  age: 3,
  url: documentURL,
  body: { documentURL, effectiveDirective: "style-src-attr", blockedURL: "inline", disposition: "enforce" },
});

const reported = ({ log }: TestShop) =>
  log.filter(({ msg }) => msg === "blocked by the content policy").map(({ level: _, msg: __, ...line }) => line);

/** Log lines written during `work`. */
async function reportedBy(work: () => Promise<unknown>) {
  const before = reported(shop()).length;
  await work();
  return reported(shop()).slice(before);
}

it("logs page, directive and blocked host, and nothing that a visitor typed", async () => {
  const lines = await reportedBy(async () => {
    const answer = await send(BY_URI, byUri());
    expect([answer.status, await answer.text()]).toEqual([204, ""]);
  });
  expect(lines).toMatchObject([
    { page: "/products/roller-blinds", directive: "script-src-elem", blocked: "https://evil.example" },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/larch|secret|card=4111|steal/);
});

it("accepts a list of reports from the Reporting API and logs the first five", async () => {
  const pages = Array.from({ length: 8 }, (_, index) => byApi(`https://shop.example/guides/${index}`));
  const lines = await reportedBy(async () => expect((await send(BY_API, pages)).status).toBe(204));
  const line = (index: number) => ({ page: `/guides/${index}`, directive: "style-src-attr", blocked: "inline" });
  expect(lines).toMatchObject([0, 1, 2, 3, 4].map(line));
});

it('logs unknown directives and hosts as "unknown"', async () => {
  const nonsense = { "document-uri": 'x\n{"level":60}', "violated-directive": "DROP TABLE", "blocked-uri": "a b" };
  const lines = await reportedBy(() => send(BY_URI, byUri(nonsense)));
  expect(lines).toMatchObject([{ page: "unknown", directive: "unknown", blocked: "unknown" }]);
  expect(
    await reportedBy(() => send(BY_URI, byUri({ "blocked-uri": "data:text/html,jo@larch.example" }))),
  ).toMatchObject([{ blocked: "data:" }]);
});

it.each([
  ["another type", "application/json", byUri(), 415],
  ["text", "text/plain", "script-src", 415],
  ["broken JSON", BY_URI, "{", 400],
  ["no report", BY_URI, {}, 400],
  ["one report in place of a list", BY_API, byApi("https://shop.example/"), 400],
  ["more than 100 kB", BY_API, `[${" ".repeat(110_000)}]`, 413],
])("refuses %s with a sentence, and logs nothing", async (_case, type, body, status) => {
  const lines = await reportedBy(async () => {
    const answer = await send(type, body);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toMatch(/^[A-Z][^{<]+\.$/);
  });
  expect(lines).toEqual([]);
});

it("logs twenty a minute in total, logs once that others are dropped, and answers those the same", async () => {
  for (let time = 0; time < 25; time += 1) expect((await send(BY_URI, byUri(), floodedShop)).status).toBe(204);
  expect(reported(floodedShop())).toHaveLength(20);
  expect(floodedShop().log.filter(({ msg }) => msg.includes("left out until the minute is over"))).toHaveLength(1);
  expect(floodedShop().log.filter(({ req }) => req?.path === "/csp-reports")).toEqual([]);
});
