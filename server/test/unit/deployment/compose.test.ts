import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { environment, readSettings } from "../../../src/settings.js";
import { read, ROOT } from "./files.js";

type Service = {
  image: string;
  command?: string[];
  profiles?: string[];
  environment?: Record<string, string | null>;
  secrets?: string[];
  ports?: string[];
  volumes?: string[];
  restart?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  logging?: { options: Record<string, string> };
  healthcheck?: { disable?: boolean; test?: string[] };
  deploy?: { replicas?: number; resources: { limits: { cpus: string; memory: string } } };
  networks?: { default: { aliases: string[] } };
};
type Compose = { services: Record<string, Service>; secrets: Record<string, { file: string }> };

const FOLDER = "deploy/compose";
const compose: Compose = parse(read(`${FOLDER}/docker-compose.yml`), { merge: true });
const services = Object.entries(compose.services);
const ofTheShop = services.filter(([, { image }]) => image.includes("measured-blind-shop"));

/** A value as Compose fills it in where nothing is set. */
const filled = (value: string) => value.replaceAll(/\$\{\w+:-([^}]*)\}/g, "$1");

const inProfile = (profile: string) =>
  services
    .filter(([, { profiles }]) => profiles === undefined || profiles.includes(profile))
    .map(([name]) => name)
    .sort();

it("each profile has its services", () => {
  const always = ["migrate", "postgres", "seed"];
  expect(inProfile("prod")).toEqual(["caddy", ...always, "shop"].sort());
  expect(inProfile("scale")).toEqual(["caddy", "pgbouncer", "valkey", "web", "worker", ...always].sort());
  expect(inProfile("tools")).toEqual(["backup", "psql", ...always].sort());
  expect(inProfile("dev")).toEqual(["mailpit", ...always].sort());
});

describe.each(services)("the service %s", (name, service) => {
  it("is read-only, without rights, with bounds of memory, processor and logs", () => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ["ALL"],
      security_opt: ["no-new-privileges:true"],
      logging: { options: { "max-size": expect.stringMatching(/^\d+m$/), "max-file": expect.stringMatching(/^\d+$/) } },
      deploy: { resources: { limits: { cpus: expect.any(String), memory: expect.stringMatching(/^\d+[MG]$/) } } },
    });
  });

  it("has a variable for its image, so that it can be pinned", () => {
    expect(service.image).toMatch(/^\$\{[A-Z]+_IMAGE:-[\w./-]+(:[\w.-]+)?\}$/);
  });

  it("is watched if it serves", () => {
    const serves = service.restart === "unless-stopped" && name !== "backup";
    expect(service.healthcheck?.test !== undefined).toBe(serves);
  });

  it("opens no port to others but Caddy's", () => {
    const open = (service.ports ?? []).filter((port) => !port.startsWith("127.0.0.1:"));
    expect(open).toEqual(name === "caddy" ? ["80:80", "443:443", "443:443/udp"] : []);
  });

  it("gets only secrets that there are", () => {
    expect(Object.keys(compose.secrets)).toEqual(expect.arrayContaining(service.secrets ?? []));
  });
});

describe.each(ofTheShop)("the shop's service %s", (name, service) => {
  it("sets settings that there are, and no secret but by file", () => {
    const names = Object.keys(service.environment ?? {});
    expect(Object.keys(environment.shape)).toEqual(expect.arrayContaining(names));
    expect(names.filter((name) => `${name}_FILE` in environment.shape)).toEqual([]);
    for (const [, file] of Object.entries(service.environment ?? {}).filter(([key]) => key.endsWith("_FILE")))
      expect(service.secrets).toContain(path.basename(file ?? ""));
  });

  it("is asked for /readyz at its port if it serves", () => {
    const { test = [], disable } = service.healthcheck ?? {};
    expect(test.join(" ").includes("127.0.0.1:$${process.env.PORT}/readyz")).toBe(disable !== true);
    expect(service.environment).toMatchObject({ PORT: "4000", MIGRATE_AT_START: "off" });
  });

  it("is reached by Caddy if it has pages", () => {
    expect(service.networks?.default.aliases ?? []).toEqual(["shop", "web"].includes(name) ? ["serving"] : []);
  });
});

describe("with the secrets that make-secrets.sh writes", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "shop-compose-"));
  const secrets = path.join(folder, "secrets");
  const makeSecrets = (...to: string[]) => execFileSync(path.join(folder, "make-secrets.sh"), to, { stdio: "pipe" });
  beforeAll(() => {
    cpSync(path.join(ROOT, FOLDER, "make-secrets.sh"), path.join(folder, "make-secrets.sh"));
    cpSync(path.join(ROOT, FOLDER, "secrets/.gitignore"), path.join(secrets, ".gitignore"));
    makeSecrets("smtp://mail.example:587");
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("each secret has its file, and a second run changes none", () => {
    const files = Object.values(compose.secrets).map(({ file }) => path.basename(file));
    expect(readdirSync(secrets).sort()).toEqual([".gitignore", ...files].sort());
    const before = files.map((file) => execFileSync("cat", [path.join(secrets, file)], { encoding: "utf8" }));
    makeSecrets("smtp://other.example:25");
    expect(files.map((file) => execFileSync("cat", [path.join(secrets, file)], { encoding: "utf8" }))).toEqual(before);
  });

  it("the script asks for the mail server", () => {
    expect(() => makeSecrets()).toThrow(/Say where e-mails go/);
  });

  it.each(ofTheShop)("the settings of %s are right", (_, service) => {
    const set = Object.entries(service.environment ?? {}).flatMap(([key, value]) =>
      value === null ? [] : [[key, filled(value).replace("/run/secrets", secrets)]],
    );
    expect(readSettings(Object.fromEntries(set))).toMatchObject({
      publicUrl: "https://localhost",
      trustProxy: 1,
      apiExplorer: false,
      smtpUrl: "smtp://mail.example:587",
      databaseUrl: expect.stringMatching(/^postgres:\/\/shop:[0-9a-f]{64}@(postgres:5432|pgbouncer:6432)\/shop$/),
      databaseDirectUrl: expect.stringMatching(/@postgres:5432\/shop$/),
    });
  });
});

it("limits are counted in Valkey, whose user has the rights that operations.md names", () => {
  const configuration = compose.services["valkey"]?.command?.[0] ?? "";
  const [example = ""] = /^user default off\n[^`]+/m.exec(read("docs/operations.md")) ?? [];
  for (const line of example.trim().split("\n"))
    expect(configuration).toContain(line.replace(">password", () => ">$$(cat /run/secrets/valkey_password)"));
  const using = ofTheShop.filter(([, service]) => service.environment?.["VALKEY_URL_FILE"] !== undefined);
  expect(using.map(([name]) => name)).toEqual(["web"]);
});

it("the database has connections for what PgBouncer and the processes open", () => {
  const poolSize = Number(/^default_pool_size = (\d+)$/m.exec(read(`${FOLDER}/pgbouncer.ini`))?.[1]);
  const processes = (compose.services["web"]?.deploy?.replicas ?? 1) + 1;
  const connections = Number(/POSTGRES_CONNECTIONS:-(\d+)/.exec(read(`${FOLDER}/docker-compose.yml`))?.[1]);
  expect(poolSize + 2 * processes + 10).toBeLessThanOrEqual(connections);
});

it("Caddy is told what its file asks for", () => {
  const asked = [...read("deploy/caddy/Caddyfile").matchAll(/\{\$(\w+):(\w+)\}/g)];
  const given = new Set(["SHOP_PORT", ...Object.keys(compose.services["caddy"]?.environment ?? {})]);
  expect(new Set(asked.map(([, name]) => name))).toEqual(given);
  expect(asked.find(([, name]) => name === "SHOP_PORT")?.[2]).toBe(compose.services["web"]?.environment?.["PORT"]);
});
