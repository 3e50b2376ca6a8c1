import { screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { renderPart } from "../../test/render-part";
import { chakra } from "./chakra";

const Box = chakra("div", {
  base: { color: "fg", p: "2" },
  variants: { tone: { loud: { color: "action.solid" }, quiet: { color: "fg.muted" } } },
  defaultVariants: { tone: "quiet" },
});
const Frame = chakra(Box, { base: { p: "4" }, variants: { wide: { true: { w: "full" } } } });
const Wearer = chakra(({ className, children }: { className?: string; children?: ReactNode }) => (
  <chakra.p className={className} color="red">
    {children}
  </chakra.p>
));

const styleOf = (text: string) => getComputedStyle(screen.getByText(text));
const classOf = (text: string) => screen.getByText(text).className;

it("applies its styles, and has the same class for the same styles", () => {
  renderPart(
    <>
      <Box tone="loud">one</Box>
      <Box tone="loud">other</Box>
      <Box>third</Box>
    </>,
  );
  expect(classOf("one")).toMatch(/^css-\w{8}$/);
  expect(classOf("other")).toBe(classOf("one"));
  expect(classOf("third")).not.toBe(classOf("one"));
});

it("passes everything but styles and variants to the element", () => {
  renderPart(
    <Box tone="loud" mt="4" title="A title" data-kind="x" as="section">
      part
    </Box>,
  );
  const part = screen.getByText("part");
  expect(part.tagName).toBe("SECTION");
  expect(part.getAttributeNames().toSorted()).toEqual(["class", "data-kind", "title"]);
});

it("lets style props override its recipe, and its recipe the one that it extends", () => {
  renderPart(
    <>
      <Frame wide>frame</Frame>
      <chakra.p color="rgb(1, 2, 3)" css={{ opacity: "0.5" }}>
        plain
      </chakra.p>
    </>,
  );
  expect(screen.getByText("frame").getAttributeNames()).toEqual(["class"]);
  expect(styleOf("plain").color).toBe("rgb(1, 2, 3)");
  expect(styleOf("plain").opacity).toBe("0.5");
});

it("applies a given class over its own", () => {
  renderPart(<Wearer color="rgb(1, 2, 3)">worn</Wearer>);
  expect(classOf("worn").split(" ")).toHaveLength(1);
  expect(styleOf("worn").color).toBe("rgb(1, 2, 3)");
});

it("passes its class to its only child with asChild", () => {
  renderPart(
    <Box asChild>
      <label htmlFor="field">child</label>
    </Box>,
  );
  expect(screen.getByText("child").tagName).toBe("LABEL");
  expect(classOf("child")).toMatch(/^css-/);
});

it("keeps SVG attributes, and treats sizes as styles", () => {
  renderPart(
    <svg>
      <chakra.rect x="1" width="4" data-testid="rect" />
    </svg>,
  );
  const rect = screen.getByTestId("rect");
  expect([rect.getAttribute("x"), rect.getAttribute("width")]).toEqual(["1", "4"]);
});
