import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

type Arrows = Readonly<Record<string, readonly string[]>>;
type Configuration = { SERVER_ARROWS: Arrows; SERVER_PARTS: Readonly<Record<string, Arrows>> };

const ROOT = path.resolve(import.meta.dirname, "../../..");

const linesOf = (arrows: Arrows, indent = "") =>
  Object.entries(arrows).map(([from, to]) => `${indent}${from} → ${to.length === 0 ? "nothing" : to.join(", ")}`);

it("docs/architecture.md shows the arrows of the server as dependency-cruiser checks them", async () => {
  const file = path.join(ROOT, ".dependency-cruiser-server.mjs");
  const { SERVER_ARROWS, SERVER_PARTS } = (await import(file)) as Configuration;
  const page = readFileSync(path.join(ROOT, "docs/architecture.md"), "utf8");
  const [, picture] = /<!-- server arrows -->\n\n```text\n([^`]*)```/.exec(page) ?? [];
  const parts = Object.entries(SERVER_PARTS).flatMap(([folder, arrows]) => [`${folder}/`, ...linesOf(arrows, "  ")]);
  expect(picture?.trimEnd().split("\n")).toEqual([...linesOf(SERVER_ARROWS), ...parts]);
});

it("docs/architecture.md shows the arrows of the back office as dependency-cruiser checks them", async () => {
  const { ADMIN_ARROWS } = (await import(path.join(ROOT, ".dependency-cruiser-admin.mjs"))) as Record<string, Arrows>;
  const page = readFileSync(path.join(ROOT, "docs/architecture.md"), "utf8");
  const [, picture] = /<!-- back office arrows -->\n\n```text\n([^`]*)```/.exec(page) ?? [];
  expect(picture?.trimEnd().split("\n")).toEqual(linesOf(ADMIN_ARROWS ?? {}));
});

it("docs/architecture.md shows the arrows of the client as dependency-cruiser checks them", async () => {
  const file = path.join(ROOT, ".dependency-cruiser-client.mjs");
  const { CLIENT_ARROWS, FEATURE_ARROWS } = (await import(file)) as Record<string, Arrows>;
  const page = readFileSync(path.join(ROOT, "docs/architecture.md"), "utf8");
  const [, picture] = /<!-- client arrows -->\n\n```text\n([^`]*)```/.exec(page) ?? [];
  expect(picture?.trimEnd().split("\n")).toEqual([
    ...linesOf(CLIENT_ARROWS ?? {}),
    "features/",
    ...linesOf(FEATURE_ARROWS ?? {}, "  "),
  ]);
});
