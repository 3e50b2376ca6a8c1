import { describe, expect, it } from "vitest";
import { globalId, keyOf, readGlobalId } from "./global-id.js";

const UUID = "0b5f7c0e-9a5c-4d6e-8f7a-1b2c3d4e5f60";

describe("a global id", () => {
  it.each([
    ["Product", 12, "12"],
    ["Cart", UUID, UUID],
    ["Picture", "roller-blinds-1", "roller-blinds-1"],
  ])("names a %s and its key", (type, key, read) => {
    const id = globalId(type, key);
    expect(id).toMatch(/^[\w-]+$/);
    expect(readGlobalId(id)).toEqual({ type, key: read });
    expect(keyOf(type, id)).toBe(read);
  });

  it("differs between types with equal keys", () => {
    expect(globalId("Product", 1)).not.toBe(globalId("Category", 1));
  });

  it("of another type is no key", () => {
    expect(keyOf("Category", globalId("Product", 1))).toBe("");
  });

  const product = globalId("Product", 1);
  it.each([
    ["nothing", ""],
    ["a number", "12"],
    ["a slug", "roller-blinds"],
    ["a UUID", UUID],
    ["with a space", `${product} `],
    ["with padding", `${product}=`],
    ["without a key", globalId("Product", "")],
    ["without a type", globalId("", 1)],
    ["NUL in the key", globalId("Product", "1\0")],
    ["a key with a line break", globalId("Product", "1\n")],
    ["other letters in the key", globalId("Product", "é")],
    ["in plain Base64", Buffer.from("Product:~~~").toString("base64")],
    ["a megabyte", "A".repeat(1_000_000)],
  ])("is not read from %s", (_, text) => {
    expect(readGlobalId(text)).toBeUndefined();
    expect(keyOf("Product", text)).toBe("");
  });
});
