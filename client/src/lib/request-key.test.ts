import { beforeEach, expect, it } from "vitest";
import { requestKeys } from "./request-key";

beforeEach(() => sessionStorage.clear());

it("gives the same contents the same key until it is known what became of them", () => {
  const keys = requestKeys("letter");
  const first = keys.keyFor({ text: "Hello" });
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(keys.keyFor({ text: "Hello" })).toBe(first);
  keys.forget();
  expect(keys.keyFor({ text: "Hello" })).not.toBe(first);
});

it("knows the key again after a reload", () => {
  const first = requestKeys("letter").keyFor({ text: "Hello" });
  expect(requestKeys("letter").keyFor({ text: "Hello" })).toBe(first);
});

it("gives other contents, and other forms, keys of their own", () => {
  const keys = requestKeys("letter");
  const given = [
    keys.keyFor({ text: "Hello" }),
    keys.keyFor({ text: "Hello?" }),
    requestKeys("card").keyFor({ text: "Hello?" }),
  ];
  expect(new Set(given).size).toBe(3);
});

it("is not led astray by what stands in the storage", () => {
  for (const written of ["7", "null", '{"contents":"{}"}', "{"]) {
    sessionStorage.setItem("letter", written);
    expect(requestKeys("letter").keyFor({})).toMatch(/^[0-9a-f]{32}$/);
  }
});
