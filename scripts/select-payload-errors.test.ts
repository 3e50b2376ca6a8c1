import { parse, print } from "graphql";
import { expect, it } from "vitest";
import { transform } from "./select-payload-errors.ts";

const transformed = (text: string) => {
  const [file] = transform({ documents: [{ document: parse(text) }] });
  return file?.document && print(file.document);
};
const formatted = (text: string) => print(parse(text));

it("adds the errors to each payload of a mutation", () => {
  expect(transformed("mutation { add { cart { lines { id } } } clear { __typename } }")).toBe(
    formatted(
      "mutation { add { cart { lines { id } } errors { ...PayloadError } } clear { __typename errors { ...PayloadError } } }",
    ),
  );
});

it("leaves errors that a mutation selects itself", () => {
  const text = formatted("mutation { download { data errors { ...PayloadError @unmask } } }");
  expect(transformed(text)).toBe(text);
});

it("leaves queries and fragments alone", () => {
  const text = formatted("query Cart { cart { id } } fragment Line on CartLine { id product { id } }");
  expect(transformed(text)).toBe(text);
});
