import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { openApi } from "./openapi.js";

it("docs/openapi.json matches the endpoints; npm run codegen updates it", () => {
  const written: unknown = JSON.parse(
    readFileSync(path.resolve(import.meta.dirname, "../../../docs/openapi.json"), "utf8"),
  );
  expect(written).toEqual(JSON.parse(JSON.stringify(openApi())));
});

it("describes parameters and marks required ones", () => {
  const { paths } = openApi();
  expect(paths["/products"]?.["get"]?.parameters).toContainEqual({
    name: "limit",
    in: "query",
    required: false,
    schema: { type: "integer", minimum: 1, maximum: 1000, default: 1000 },
  });
  expect(paths["/cart/{id}"]?.["put"]?.parameters).toEqual([
    { name: "id", in: "path", required: true, schema: { type: "string" } },
  ]);
});

it("describes no honeypot", () => {
  const { schema } = openApi().paths["/contact"]?.["post"]?.requestBody?.content["application/json"] ?? {};
  const required = ["name", "email", "phone", "postcode", "message"];
  expect(schema?.required).toEqual(required);
  expect(Object.keys(schema?.properties ?? {})).toEqual(["type", ...required, "startedAt"]);
});
