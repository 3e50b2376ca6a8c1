import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { environment, readSettings } from "../../../src/settings.js";
import { read } from "./files.js";
import { filesOf, kustomization, manifest, manifests, variablesOf, type Container } from "./manifests.js";

const OVERLAYS = ["production", "trial"];
const pods = manifests.flatMap(({ kind, metadata: { name }, spec: { template } }) =>
  template ? [{ name: `${kind} ${name}`, template }] : [],
);
const ofTheShop = pods.filter(({ template }) => template.metadata.labels["app.kubernetes.io/name"] === "shop");
const containers = ofTheShop.flatMap(({ name, template: { spec } }) =>
  [...(spec.initContainers ?? []), ...spec.containers].map((container): [string, Container] => [name, container]),
);

/** Names that a value of another variable uses, and the shop does not read. */
const isUsed = (name: string, { env }: Container) => env.some(({ value }) => value?.includes(`$(${name})`));

/** The variables of a container, with a text of 40 letters for each secret. */
function variables(container: Container, configuration: Record<string, string>) {
  const secret = ({ key }: { key: string }) => (key.endsWith("-url") ? "smtp://mail.example:587" : "s".repeat(40));
  const own = container.env.map(({ name, value, valueFrom }) => [
    name,
    value?.replaceAll(/\$\(\w+\)/g, "p".repeat(40)) ?? (valueFrom && secret(valueFrom.secretKeyRef)),
  ]);
  return { ...configuration, ...Object.fromEntries(own) } as Record<string, string>;
}

it("the base names each of its files", () => {
  expect([...kustomization("base").resources].sort()).toEqual(filesOf("base").sort());
});

it("the image is the package's version", () => {
  const { version } = JSON.parse(read("package.json"));
  for (const folder of ["base", "production"])
    expect(kustomization(folder).images).toEqual([{ name: "measured-blind-shop", newTag: version }]);
});

describe.each(containers)("a container of %s", (_, container) => {
  it("sets settings that there are", () => {
    const set = Object.keys(variables(container, variablesOf("base"))).filter((name) => !isUsed(name, container));
    expect(Object.keys(environment.shape)).toEqual(expect.arrayContaining(set));
  });

  it.each(["base", ...OVERLAYS])("has right settings in %s", (folder) => {
    const configuration = { ...variablesOf("base"), ...variablesOf(folder) };
    const settings = readSettings(variables(container, configuration));
    expect(settings).toMatchObject({ migrateAtStart: false, port: 4000, metricsPort: 9464 });
    const { name } = manifest("Cluster", "shop-database").metadata;
    expect(settings.databaseDirectUrl).toContain(`@${name}-rw:5432/shop`);
  });

  it("is the shop's image, read-only, without rights, with bounds", () => {
    expect(container).toMatchObject({
      image: "measured-blind-shop",
      envFrom: [{ configMapRef: { name: "shop" } }],
      securityContext: {
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ["ALL"] },
      },
      resources: { requests: { cpu: expect.any(String) }, limits: { memory: "1Gi" } },
    });
  });

  it("takes the database's password from the operator's secret", () => {
    expect(container.env).toContainEqual({
      name: "DATABASE_PASSWORD",
      valueFrom: { secretKeyRef: { name: "shop-database-app", key: "password" } },
    });
  });
});

it.each(["shop-web", "shop-worker"])("%s has the ports of its settings and is asked for what it serves", (name) => {
  const [container] = manifest("Deployment", name).spec.template?.spec.containers ?? [];
  const { PORT, METRICS_PORT } = variablesOf("base");
  expect(container).toMatchObject({
    ports: [
      { name: "http", containerPort: Number(PORT) },
      { name: "metrics", containerPort: Number(METRICS_PORT) },
    ],
    startupProbe: { httpGet: { path: "/readyz", port: "http" } },
    livenessProbe: { httpGet: { path: "/healthz", port: "http" } },
    readinessProbe: { httpGet: { path: "/healthz", port: "http" } },
  });
  expect(container?.env).toContainEqual({
    name: "DATABASE_URL",
    value: `postgres://shop:$(DATABASE_PASSWORD)@${manifest("Pooler", "shop-pooler").metadata.name}:5432/shop`,
  });
});

it("all pods run as a user without rights", () => {
  for (const { name, template } of pods) {
    const runAsUser = name === "Deployment shop-valkey" ? 999 : 1000;
    expect(template.spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser });
  }
});

const selectors = manifests.flatMap(({ kind, metadata: { name }, spec }) => {
  const labels = spec.podSelector?.matchLabels ?? spec.selector?.matchLabels ?? spec.selector;
  return labels && ["shop", "valkey"].includes(labels["app.kubernetes.io/name"] ?? "")
    ? [{ name: `${kind} ${name}`, labels }]
    : [];
});

it.each(selectors)("what $name selects is there", ({ name, labels }) => {
  const selected = pods.filter(({ template: { metadata } }) =>
    Object.entries(labels).every(([label, value]) => metadata.labels[label] === value),
  );
  // The policy for all of the shop's pods is for the job as well.
  expect(selected).toHaveLength(name === "NetworkPolicy shop" ? ofTheShop.length : 1);
});

it("services, budgets, policies and deployments select", () => {
  expect(selectors.map(({ name }) => name).sort()).toEqual([
    "Deployment shop-valkey",
    "Deployment shop-web",
    "Deployment shop-worker",
    "NetworkPolicy shop",
    "NetworkPolicy shop-valkey",
    "NetworkPolicy shop-web",
    "PodDisruptionBudget shop-web",
    "PodDisruptionBudget shop-worker",
    "Service shop",
    "Service shop-valkey",
  ]);
});

it("pages come from the ingress through the service to the web pods, whose port the policy opens", () => {
  const { rules = [], tls } = manifest("Ingress", "shop").spec;
  const { name, port } = rules[0]?.http.paths[0]?.backend.service ?? { name: "", port: { name: "" } };
  expect(manifest("Service", name).spec.ports).toMatchObject([{ name: port.name, targetPort: "http" }]);
  expect(`https://${rules[0]?.host}`).toBe(variablesOf("base")["PUBLIC_URL"]);
  expect(tls).toMatchObject([{ hosts: [rules[0]?.host] }]);
  expect(manifest("NetworkPolicy", "shop-web").spec.ingress).toMatchObject([{ ports: [{ port: 4000 }] }]);
  expect(manifest("NetworkPolicy", "shop").spec.ingress).toMatchObject([{ ports: [{ port: 9464 }] }]);
});

it("web processes read from standbys, each by a service of its own, and not from the first primary", () => {
  const {
    metadata: { name },
    spec,
  } = manifest("Cluster", "shop-database");
  const standbys = Array.from({ length: (spec.instances ?? 1) - 1 }, (_, place) => place + 2);
  const web = containers.find(([pod]) => pod === "Deployment shop-web")?.[1];
  const { databaseReadUrls } = readSettings(variables(web as Container, variablesOf("base")));
  expect(databaseReadUrls.map((url) => new URL(url).hostname)).toEqual(
    standbys.map((place) => `shop-replica-${place}`),
  );
  for (const place of standbys)
    expect(manifest("Service", `shop-replica-${place}`).spec.selector).toEqual({
      "cnpg.io/instanceName": `${name}-${place}`,
    });
});

it("limits are counted in a Valkey that web processes reach, and whose user has the rights that operations.md names", () => {
  const [valkey] = manifest("Deployment", "shop-valkey").spec.template?.spec.containers ?? [];
  const [example = ""] = /^user default off\n[^`]+/m.exec(read("docs/operations.md")) ?? [];
  for (const line of example.trim().split("\n"))
    expect(valkey?.args?.[0]).toContain(line.replace(">password", () => ">$VALKEY_PASSWORD"));
  expect(valkey?.securityContext).toMatchObject({ readOnlyRootFilesystem: true, capabilities: { drop: ["ALL"] } });
  const using = containers.filter(([, { env }]) => env.some(({ name }) => name === "VALKEY_URL"));
  expect(using.map(([pod]) => pod)).toEqual(["Deployment shop-web"]);
  expect(using[0]?.[1].env).toContainEqual({
    name: "VALKEY_URL",
    value: `valkey://shop:$(VALKEY_PASSWORD)@${manifest("Service", "shop-valkey").metadata.name}:6379`,
  });
  expect(manifest("NetworkPolicy", "shop-valkey").spec.ingress).toMatchObject([{ ports: [{ port: 6379 }] }]);
});

it("the autoscaler changes the web processes", () => {
  const { scaleTargetRef } = manifest("HorizontalPodAutoscaler", "shop-web").spec;
  expect(manifest(scaleTargetRef?.kind ?? "", scaleTargetRef?.name ?? "").metadata.name).toBe("shop-web");
});

describe.each(OVERLAYS)("the overlay %s", (folder) => {
  const patches = kustomization(folder).patches ?? [];

  it("changes what there is", () => {
    for (const { target, patch } of patches) {
      const operations: unknown = parse(patch);
      const found = manifest(target.kind, target.name);
      if (!Array.isArray(operations)) continue;
      for (const { path } of operations as { path: string }[])
        expect(found).toHaveProperty(path.slice(1).split("/"), expect.anything());
    }
  });

  it("leaves connections for all processes that it may start", () => {
    const value = (kind: string, name: string, path: string): number | string | undefined =>
      patches
        .filter(({ target }) => target.kind === kind && target.name === name)
        .flatMap(({ patch }) => parse(patch) as { path: string; value: number | string }[])
        .find((operation) => operation.path === path)?.value;
    const { spec: pooler } = manifest("Pooler", "shop-pooler");
    const web = manifest("HorizontalPodAutoscaler", "shop-web").spec.maxReplicas;
    const most = Number(value("HorizontalPodAutoscaler", "shop-web", "/spec/maxReplicas") ?? web);
    const workers = manifest("Deployment", "shop-worker").spec.replicas ?? Infinity;
    const pooled = Number(pooler.pgbouncer?.parameters["default_pool_size"]) * (pooler.instances ?? Infinity);
    const { max_connections: inBase } = manifest("Cluster", "shop-database").spec.postgresql?.parameters ?? {};
    const path = "/spec/postgresql/parameters/max_connections";
    const connections = Number(value("Cluster", "shop-database", path) ?? inBase);
    // One web process more than the most while a release goes out. A standby that took over is asked by each of them whether it is one.
    expect(pooled + 3 * (most + 1) + 2 * workers + 10).toBeLessThanOrEqual(connections);
    expect(11 * (most + 1) + 10, "of a standby").toBeLessThanOrEqual(connections);
  });
});
