import { existsSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../deployment/files.js";
import { kustomization, manifest, manifests } from "../deployment/manifests.js";
import { unknown, type NameCheck } from "./known-names.js";

/** Folders, the namespace, secrets and objects of `kubectl`, as the manifests have them. */
export const kubectl: NameCheck = ({ text }) => [
  ...namesIn(text, /--kustomize (\S+)/)
    .filter((folder) => !existsSync(path.join(ROOT, folder, "kustomization.yaml")))
    .map((folder) => `folder ${folder}`),
  ...unknown("namespace", namesIn(text, /(?:--namespace|create namespace) (\S+)/), [
    kustomization("production").namespace ?? "",
  ]),
  ...unknown(
    "TLS secret",
    namesIn(text, /secret tls (\S+)/),
    manifest("Ingress", "shop").spec.tls?.map((tls) => tls.secretName) ?? [],
  ),
  ...namesIn(text, /secret generic (\S+)/).flatMap((secret) => wrongKeys(secret, text)),
  ...unknown("job", namesIn(text, /delete job (\S+)/), namesOf("Job")),
  ...unknown("cluster", namesIn(text, /cnpg promote (\S+)/), namesOf("Cluster")),
];

const namesIn = (text: string, pattern: RegExp): string[] => pattern.exec(text)?.slice(1) ?? [];

const namesOf = (kind: string) => manifests.filter((one) => one.kind === kind).map(({ metadata: { name } }) => name);

/** Keys that containers can't start without and that are not given, and those that are given and not needed. */
function wrongKeys(secret: string, text: string): string[] {
  const given = [...text.matchAll(/--from-file=(\S+)/g)].map(([, key = ""]) => key);
  const needed = manifests
    .flatMap(({ spec: { template } }) => [
      ...(template?.spec.initContainers ?? []),
      ...(template?.spec.containers ?? []),
    ])
    .flatMap(({ env }) => env.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef ?? []))
    .filter(({ name, optional }) => name === secret && optional !== true)
    .map(({ key }) => key);
  return [...unknown("missing key", needed, given), ...unknown("key", given, needed)];
}
