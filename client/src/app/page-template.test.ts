import { expect, it } from "vitest";
import { filledTemplate } from "./page-template";

it("replaces each marker by its part, with any content", () => {
  const template = "<head><!--head--></head><main><!--app--></main><script><!--state--></script>";
  expect(filledTemplate(template, { head: "$& $1", app: "<!--state-->", state: '{"price":"$50"}' })).toBe(
    '<head>$& $1</head><main><!--state--></main><script>{"price":"$50"}</script>',
  );
});
