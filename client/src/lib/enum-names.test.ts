import { expect, it } from "vitest";
import { FEATURES } from "@rules/product-attributes";
import { ROOMS } from "@rules/rooms";
import sdl from "../../../schema.graphql?raw";
import { enumName, idOfEnum } from "./enum-names";

it.each([...Object.keys(ROOMS), ...Object.keys(FEATURES)])(
  "%s has a value in the schema, and comes back from it",
  (id) => {
    expect(sdl).toMatch(new RegExp(`^  ${enumName(id)}$`, "m"));
    expect(idOfEnum(enumName(id))).toBe(id);
    expect(idOfEnum(id)).toBe(id);
  },
);
