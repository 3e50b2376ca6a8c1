import { expect, it } from "vitest";
import { filledTemplate } from "./page-template";

it("puts each part where its marker stands, whatever the parts hold", () => {
  const template = "<head><!--head--></head><main><!--app--></main><script><!--state--></script>";
  expect(filledTemplate(template, { head: "$& $1", app: "<!--state-->", state: '{"price":"$50"}' })).toBe(
    '<head>$& $1</head><main><!--state--></main><script>{"price":"$50"}</script>',
  );
});
