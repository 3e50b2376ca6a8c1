import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { unformatted } from "../../test/documents/markdown.js";
import { createSchema } from "../composition/domains/schema.js";
import { ERROR_CODES } from "../kernel/errors/error-codes.js";
import { apiPage } from "./api-page.js";
import { allOperations } from "./graphql-operations.js";

it("docs/api.md matches the code; npm run codegen updates it", async () => {
  const written = readFileSync(path.resolve(import.meta.dirname, "../../../docs/api.md"), "utf8");
  expect(unformatted(written)).toBe(unformatted(apiPage(await createSchema())));
});

it("operations name existing codes, and every code has a source", async () => {
  const named = allOperations(await createSchema()).flatMap(({ codes }) => codes);
  expect(Object.keys(ERROR_CODES)).toEqual(expect.arrayContaining(named));
  const anywhere = Object.entries(ERROR_CODES).filter(([, meaning]) => "from" in meaning);
  expect(new Set([...named, ...anywhere.map(([name]) => name)])).toEqual(new Set(Object.keys(ERROR_CODES)));
});
