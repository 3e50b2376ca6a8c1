import { render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server.node";
import { describe, expect, it } from "vitest";
import { GUIDE_DRAWINGS } from "./drawings";

const figuresIn = (text: string | null | undefined) => text?.match(/\d+/g) ?? [];

describe.each(Object.entries(GUIDE_DRAWINGS))("the drawing %s", (_, Drawing) => {
  it("has a name and a description to be read aloud", () => {
    const { container } = render(<Drawing />);
    const image = screen.getByRole("img");
    const [name, description] = ["aria-labelledby", "aria-describedby"].map((attribute) =>
      container.querySelector(`[id="${image.getAttribute(attribute)}"]`),
    );
    expect(name?.tagName).toBe("title");
    expect(name?.textContent).not.toBe("");
    expect(description?.tagName).toBe("desc");
    expect(description?.textContent?.length).toBeGreaterThan(80);
  });

  it("says aloud every figure that it shows", () => {
    const { container } = render(<Drawing />);
    const said = figuresIn(container.querySelector("desc")?.textContent);
    const shown = [...container.querySelectorAll("text")].flatMap((label) => figuresIn(label.textContent));
    expect(said).toEqual(expect.arrayContaining(shown));
  });

  it("keeps all letters at a size that a phone shows at 13 px or more", () => {
    const { container } = render(<Drawing />);
    const width = Number(container.querySelector("svg")?.getAttribute("viewBox")?.split(" ")[2]);
    // A phone of 390 px has gutters of 20 px.
    const sizes = [...container.querySelectorAll("text")].map((label) => Number.parseFloat(label.style.fontSize));
    expect(Math.min(...sizes) * (350 / width)).toBeGreaterThanOrEqual(13);
  });

  it("is sound without a theme, with ids of its own when it stands twice on a page", () => {
    const markup = renderToStaticMarkup(
      <>
        <Drawing />
        <Drawing />
      </>,
    );
    expect(markup).not.toMatch(/NaN|undefined|Infinity|class="css/);
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    const used = [...markup.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(used));
  });
});
