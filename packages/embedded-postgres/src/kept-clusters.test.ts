import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { clusterFiles, clusterMajor } from "./cluster.ts";
import { keptClusters, refuseOnlyKept, replaceCluster } from "./kept-clusters.ts";
import { takeOwnership } from "./ownership.ts";

const NOON = new Date("2026-11-27T12:00:00.125Z");
const LATER = new Date("2026-11-28T12:00:00.000Z");

let parent: string;
let folder: string;

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), "kept-clusters-"));
  folder = aCluster("postgres", 17);
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

function aCluster(name: string, major: number): string {
  const made = path.join(parent, name);
  mkdirSync(clusterFiles(made).data, { recursive: true });
  writeFileSync(path.join(clusterFiles(made).data, "PG_VERSION"), `${major}\n`);
  return made;
}

it("keeps the replaced cluster under a name with its major version and the time", () => {
  const kept = replaceCluster(folder, aCluster("new", 18), NOON);
  expect(readdirSync(parent)).toEqual(["postgres", "postgres.pg17-2026-11-27T12-00-00-125Z"]);
  expect(clusterMajor(folder)).toBe(18);
  expect(keptClusters(folder)).toEqual([kept]);
  expect(kept).toEqual({ folder: `${folder}.pg17-2026-11-27T12-00-00-125Z`, major: 17, replacedAt: NOON });
  expect([folder, kept?.folder ?? ""].map((place) => existsSync(clusterFiles(place).lock))).toEqual([false, false]);
});

it("lists the last one first, and nothing else that stands beside the folder", () => {
  replaceCluster(folder, aCluster("new", 18), NOON);
  replaceCluster(folder, aCluster("newer", 19), LATER);
  aCluster("postgres.pg17-copy", 17);
  aCluster("other.pg17-2026-11-27T12-00-00-125Z", 17);
  expect(keptClusters(folder).map(({ major }) => major)).toEqual([18, 17]);
  expect(keptClusters(path.join(parent, "no/such/postgres"))).toEqual([]);
});

it("leaves the cluster where it was if the other one can't be moved", () => {
  expect(() => replaceCluster(folder, path.join(parent, "missing"), NOON)).toThrow("ENOENT");
  expect(readdirSync(parent)).toEqual(["postgres"]);
  expect(readdirSync(folder)).toEqual(["data"]);
});

it("refuses while a process has the cluster", () => {
  const { isHeld } = takeOwnership(clusterFiles(folder).lock);
  const other = aCluster("new", 18);
  expect(() => replaceCluster(folder, other, NOON)).toThrow(expect.objectContaining({ code: "IN_USE" }));
  expect(isHeld()).toBe(true);
  expect([folder, other].map(clusterMajor)).toEqual([17, 18]);
});

it("refuses an empty place beside a kept cluster, and puts that back there", () => {
  replaceCluster(folder, aCluster("new", 18), NOON);
  expect(() => refuseOnlyKept(folder)).not.toThrow();
  rmSync(folder, { recursive: true });
  const [kept] = keptClusters(folder);
  expect(() => refuseOnlyKept(folder)).toThrow(
    expect.objectContaining({ code: "ONLY_KEPT_DATA", message: expect.stringContaining(kept?.folder ?? "") }),
  );
  expect(replaceCluster(folder, kept?.folder ?? "")).toBeUndefined();
  expect(readFileSync(path.join(folder, "data/PG_VERSION"), "utf8")).toBe("17\n");
});
