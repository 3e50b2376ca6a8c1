import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../../../scripts/steps.ts";
import { caddyfile, HEALTH_INTERVAL, vclFor } from "./entrance.ts";

it("the Caddyfile names every process, and asks them as docs/operations.md says", () => {
  const text = caddyfile(4000, ["http://127.0.0.1:4001", "http://127.0.0.1:4002"]);
  expect(text).toContain("http://:4000 {");
  expect(text).toContain("reverse_proxy 127.0.0.1:4001 127.0.0.1:4002 {");
  const page = readFileSync(path.join(ROOT, "docs/operations.md"), "utf8");
  for (const line of ["health_uri /readyz", `health_interval ${HEALTH_INTERVAL}s`]) {
    expect(text).toContain(line);
    expect(page).toContain(line);
  }
});

it("the shop's VCL leads to the given port", () => {
  const vcl = readFileSync(path.join(ROOT, "deploy/varnish/default.vcl"), "utf8");
  expect(vclFor(vcl, 5123)).toContain('.port = "5123";');
  expect(vclFor(vcl, 5123)).not.toContain('.port = "4000"');
});

it("a VCL without that port is refused", () => {
  expect(() => vclFor("vcl 4.1;", 5123)).toThrow("no port 4000");
});
