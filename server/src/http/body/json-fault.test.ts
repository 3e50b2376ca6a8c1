import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jsonFault } from "./json-fault.js";

describe("a JSON text", () => {
  it.each([
    ['{"a":1,"a":2}', /twice/],
    ['{"a":1,"\\u0061":2}', /twice/],
    ['[{"b":{"c":1, "c" :2}}]', /twice/],
    ['{"__proto__":1,"__proto__":2}', /twice/],
    ["[".repeat(65), /deeper/],
    ['{"a":'.repeat(65), /deeper/],
  ])("is refused: %s", (text, sentence) => {
    expect(jsonFault(text)).toMatch(sentence);
  });

  it.each([
    '{"a":{"a":1},"b":[{"a":1},{"a":2}]}',
    '{"a":"a","b":"{\\"a\\":1,\\"a\\":2}"}',
    `{"a":"${"[".repeat(100)}"}`,
    '["a","a"]',
    "[".repeat(64),
    "",
    '{"a',
  ])("is accepted: %s", (text) => {
    expect(jsonFault(text)).toBeUndefined();
  });

  it("is accepted if it was serialised from a value", () => {
    fc.assert(fc.property(fc.json({ maxDepth: 6 }), (text) => jsonFault(text) === undefined));
  });

  it.each(['"', "\\", '"\\'])("is scanned in linear time, also for a million characters of %s", (part) => {
    // Quadratic time would be many minutes.
    expect(jsonFault(part.repeat(1_000_000 / part.length))).toBeUndefined();
  });
});
