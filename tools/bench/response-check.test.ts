import { expect, it } from "vitest";
import { isSameResponse } from "./response-check.ts";

const idOf = (key: string) => Buffer.from(`CartLine:${key}`).toString("base64url");
const ID = idOf("0b9fa2c4-6d1e-4c5f-9a70-1f2e3d4c5b6a");
const OTHER_ID = idOf("77777777-6d1e-4c5f-9a70-1f2e3d4c5b6a");

it.each([
  ["an equal one", '{"a":1}', '{"a":1}', true],
  ["one with other random ids", `{"id":"${ID}"}`, `{"id":"${OTHER_ID}"}`, true],
  ["one with a split multi-byte character", '{"n":"caf\u{fffd}\u{fffd}"}', '{"n":"caf\u{e9}"}', true],
  ["one with another value", '{"a":1}', '{"a":2}', false],
  ["one with a missing id", `{"id":"${ID}"}`, '{"id":null}', false],
  ["one with more at its end", '{"a":1}}', '{"a":1}', false],
])("%s", (_, body, expected, isSame) => {
  expect(isSameResponse(body, expected)).toBe(isSame);
});
