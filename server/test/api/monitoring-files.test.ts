import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { useMonitoring } from "../harness/monitoring.js";
import { useShop } from "../harness/shop.js";

const shop = useShop();
const watch = useMonitoring(shop);

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, "../../..", file), "utf8");
const alerts = read("deploy/prometheus/alerts.yml");
const dashboard = JSON.parse(read("deploy/grafana/shop.json")) as { panels: { targets: { expr: string }[] }[] };

/** Words of PromQL, with the metric that Prometheus has of each target. */
const WORDS = new Set(["and", "by", "histogram_quantile", "increase", "max", "rate", "sum", "topk", "up"]);

/** The metrics that an expression names: its words, without labels, numbers and durations. */
const metricsIn = (expression: string): string[] =>
  (expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)|\b\d[\w.]*/g, " ").match(/[a-z_]\w*/g) ?? []).filter(
    (word) => !WORDS.has(word),
  );

const EXPRESSIONS = {
  "deploy/prometheus/alerts.yml": [...alerts.matchAll(/^ +expr: (.+)$/gm)].map(([, expression = ""]) => expression),
  "deploy/grafana/shop.json": dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
};

/** Names of the metrics, with those that a histogram has besides. */
async function served(): Promise<Set<string>> {
  const { text } = await watch.read();
  return new Set(
    [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = "", type]) =>
      type === "histogram" ? ["_bucket", "_sum", "_count"].map((part) => name + part) : [name],
    ),
  );
}

it.each(Object.entries(EXPRESSIONS))("%s names metrics that the shop has", async (_file, expressions) => {
  const named = expressions.map(metricsIn);
  expect(named.length).toBeGreaterThan(10);
  const names = await served();
  expect(named.flat().filter((name) => !names.has(name))).toEqual([]);
});

it("every metric of the shop's own is in the dashboard", async () => {
  const shown = new Set(EXPRESSIONS["deploy/grafana/shop.json"].flatMap(metricsIn));
  const own = [...(await served())].filter((name) => !/^(process|nodejs)_|_(sum|count)$/.test(name));
  expect(own.filter((name) => !shown.has(name))).toEqual(["job_queue_readable"]);
});

describe("each alert has its steps in docs/operations.md", () => {
  const page = read("docs/operations.md");
  const names = [...alerts.matchAll(/- alert: (\w+)\n(?: {8}.*\n)+/g)].map(
    ([rule, name = ""]) => [name, rule] as const,
  );

  it.each(names)("%s", (name, rule) => {
    expect(rule).toContain(`runbook: "docs/operations.md#${name.toLowerCase()}"`);
    expect(page).toMatch(new RegExp(`^#### ${name}\n\n\\S`, "m"));
  });

  it("and no steps are for an alert that there is not", () => {
    const [, part = ""] = /^### Alerts\n(.*?)(?=^##? )/ms.exec(page) ?? [];
    const described = [...part.matchAll(/^#### (\w+)$/gm)].map(([, name]) => name);
    expect(described).toEqual(names.map(([name]) => name));
  });
});
