import { readFileSync } from "node:fs";
import path from "node:path";
import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, it } from "vitest";
import { ENDPOINTS } from "../composition/domains/endpoints.js";
import { openApi } from "../kernel/rest/openapi.js";

const document = openApi(ENDPOINTS);

it("docs/openapi.json matches the endpoints; npm run codegen updates it", () => {
  const written: unknown = JSON.parse(
    readFileSync(path.resolve(import.meta.dirname, "../../../docs/openapi.json"), "utf8"),
  );
  expect(written).toEqual(JSON.parse(JSON.stringify(document)));
});

it("is valid OpenAPI 3.1", async () => {
  const validator = new Validator();
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
  expect(validator.version).toBe("3.1");
});

it("names each operation once", () => {
  const ids = Object.values(document.paths).flatMap((operations) =>
    Object.values(operations).map(({ operationId }) => operationId),
  );
  expect(ids).toHaveLength(ENDPOINTS.length);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain("getProductsByIdReviews");
});

it("describes parameters and marks required ones", () => {
  const { paths } = document;
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
  const { schema } = document.paths["/contact"]?.["post"]?.requestBody?.content["application/json"] ?? {};
  const required = ["name", "email", "phone", "postcode", "message"];
  expect(schema?.required).toEqual(required);
  expect(Object.keys(schema?.properties ?? {})).toEqual(["type", ...required, "startedAt"]);
});
