import { render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server.node";
import { describe, expect, it } from "vitest";
import { GUIDE_DRAWINGS } from "./drawings";

const figuresIn = (text: string | null | undefined) => text?.match(/\d+/g) ?? [];

describe.each(Object.entries(GUIDE_DRAWINGS))("the drawing %s", (_, Drawing) => {
  it("has an accessible name and description", () => {
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

  it("has every figure in its description", () => {
    const { container } = render(<Drawing />);
    const said = figuresIn(container.querySelector("desc")?.textContent);
    const shown = [...container.querySelectorAll("text")].flatMap((label) => figuresIn(label.textContent));
    expect(said).toEqual(expect.arrayContaining(shown));
  });

  it("has text of at least 13 px on a phone", () => {
    const { container } = render(<Drawing />);
    const width = Number(container.querySelector("svg")?.getAttribute("viewBox")?.split(" ")[2]);
    // A phone of 390 px has gutters of 20 px.
    const sizes = [...container.querySelectorAll("text")].map((label) => Number.parseFloat(label.style.fontSize));
    expect(Math.min(...sizes) * (350 / width)).toBeGreaterThanOrEqual(13);
  });

  it("renders without a theme, with unique ids when it is on a page twice", () => {
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
