import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../../../scripts/steps.ts";
import { startBalancer } from "./balancer.ts";
import { isInstalled, startProgram } from "./program.ts";

/** Seconds in which Caddy learns that a process is ready or stops, as in docs/operations.md. */
export const HEALTH_INTERVAL = 2;

/** A program in front, by name and version, and how it ends. */
type Program = { name: string; close(): Promise<void> };

/** Starts what shares requests out among the processes: Caddy, or a balancer in Node where it is not installed. */
export async function startProxy(folder: string, port: number, urls: readonly string[]): Promise<Program> {
  if (!isInstalled("caddy", "version")) return { name: "a balancer in Node", close: await startBalancer(port, urls) };
  const file = path.join(folder, "Caddyfile");
  writeFileSync(file, caddyfile(port, urls));
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const args = ["run", "--config", file, "--adapter", "caddyfile"];
  return { name: "Caddy", close: await startProgram("caddy", args, `http://127.0.0.1:${port}/healthz`, env) };
}

/** The Caddyfile for processes at these URLs, behind another proxy of this machine or none. */
export const caddyfile = (port: number, urls: readonly string[]): string => `{
	admin off
	auto_https off
}
http://:${port} {
	bind 127.0.0.1
	reverse_proxy ${urls.map((url) => new URL(url).host).join(" ")} {
		health_uri /readyz
		health_interval ${HEALTH_INTERVAL}s
		lb_try_duration 5s
		lb_try_interval 250ms
		trusted_proxies 127.0.0.1/32
	}
}
`;

/** Starts Varnish with the shop's own VCL on `port` before the proxy at `proxyPort`; undefined where it is not installed. */
export async function startVarnish(folder: string, port: number, proxyPort: number): Promise<Program | undefined> {
  if (!isInstalled("varnishd", "-V")) return undefined;
  const file = path.join(folder, "shop.vcl");
  const vcl = readFileSync(path.join(ROOT, "deploy/varnish/default.vcl"), "utf8");
  writeFileSync(file, vclFor(vcl, proxyPort));
  const place = ["-n", path.join(folder, "varnish"), "-j", "none"];
  const args = [...place, "-F", "-f", file, "-a", `127.0.0.1:${port}`, "-s", "malloc,32m"];
  return { name: "Varnish", close: await startProgram("varnishd", args, `http://127.0.0.1:${port}/healthz`) };
}

/** The VCL with another port behind it. Throws where it has none to replace. */
export function vclFor(vcl: string, port: number): string {
  const changed = vcl.replace('.port = "4000"', `.port = "${port}"`);
  if (changed === vcl) throw new Error("The VCL names no port 4000.");
  return changed;
}
