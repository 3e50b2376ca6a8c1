import { readdirSync } from "node:fs";
import path from "node:path";
import { parse, parseAllDocuments } from "yaml";
import { read, ROOT } from "./files.js";

/** The folder of the manifests. */
const KUBERNETES = "deploy/kubernetes";

type Labels = Record<string, string>;
type Probe = { httpGet: { path: string; port: string } };
type SecretKey = { secretKeyRef: { name: string; key: string; optional?: boolean } };

/** A container, as far as the shop's have it. */
export type Container = {
  image: string;
  command?: string[];
  args?: string[];
  env: { name: string; value?: string; valueFrom?: SecretKey }[];
  envFrom: { configMapRef: { name: string } }[];
  ports?: { name: string; containerPort: number }[];
  startupProbe?: Probe;
  livenessProbe?: Probe;
  readinessProbe?: Probe;
  resources: { requests: Labels; limits: Labels };
  securityContext: object;
};

/** What a Deployment or Job makes. */
type PodTemplate = {
  metadata: { labels: Labels };
  spec: { securityContext: object; containers: Container[]; initContainers?: Container[] };
};

type Selector = { matchLabels: Labels };

/** An object of Kubernetes, with what the tests read of any kind. */
type Manifest = {
  kind: string;
  metadata: { name: string };
  spec: {
    template?: PodTemplate;
    selector?: Selector & Labels;
    podSelector?: Selector;
    ports?: { name: string; port: number; targetPort: string }[];
    ingress?: { ports: { port: number }[] }[];
    scaleTargetRef?: { kind: string; name: string };
    minReplicas?: number;
    maxReplicas?: number;
    replicas?: number;
    instances?: number;
    cluster?: { name: string };
    postgresql?: { parameters: Labels };
    pgbouncer?: { parameters: Labels };
    rules?: { host: string; http: { paths: { backend: { service: { name: string; port: { name: string } } } }[] } }[];
    tls?: { hosts: string[]; secretName: string }[];
  };
};

/** A patch of an overlay: operations as text, or a merge. */
type Patch = { target: { kind: string; name: string }; patch: string };

/** A kustomization.yaml. */
type Kustomization = {
  namespace?: string;
  resources: string[];
  patches?: Patch[];
  images: { name: string; newTag: string }[];
  configMapGenerator: { name: string; literals: string[] }[];
};

/** The kustomization.yaml of `folder`, such as `base`. */
export const kustomization = (folder: string): Kustomization =>
  parse(read(`${KUBERNETES}/${folder}/kustomization.yaml`));

/** The files beside the kustomization.yaml of `folder`. */
export const filesOf = (folder: string) =>
  readdirSync(path.join(ROOT, KUBERNETES, folder)).filter((file) => file !== "kustomization.yaml");

/** All objects of the base. */
export const manifests: readonly Manifest[] = kustomization("base").resources.flatMap((file) =>
  parseAllDocuments(read(`${KUBERNETES}/base/${file}`)).map((document): Manifest => document.toJS()),
);

/** The object of this kind and name. @throws {Error} if there is none */
export function manifest(kind: string, name: string): Manifest {
  const found = manifests.find((one) => one.kind === kind && one.metadata.name === name);
  if (found === undefined) throw new Error(`There is no ${kind} ${name}.`);
  return found;
}

/** The variables of a ConfigMap's literals. */
export const variablesOf = (folder: string): Labels =>
  Object.fromEntries(
    kustomization(folder).configMapGenerator.flatMap(({ literals }) =>
      literals.map((literal) => [literal.slice(0, literal.indexOf("=")), literal.slice(literal.indexOf("=") + 1)]),
    ),
  );
