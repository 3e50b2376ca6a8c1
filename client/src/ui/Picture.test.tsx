import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderPart } from "../test/render-part";
import { Picture, type PictureSource } from "./Picture";
import { PicturesUrl } from "./picture-url";

const study: PictureSource = {
  file: "study",
  alt: "A wooden blind in a study",
  width: 1200,
  height: 900,
  widths: [480, 1200],
  color: "#cec6b9",
};

it("offers every width in both formats, with the size of the picture", () => {
  const { container } = renderPart(<Picture picture={study} sizes="50vw" />);
  const image = screen.getByRole("img", { name: study.alt });
  expect(image.getAttribute("srcset")).toBe("/images/study-480.webp 480w, /images/study-1200.webp 1200w");
  expect(container.querySelector("source")?.getAttribute("srcset")).toBe(
    "/images/study-480.avif 480w, /images/study-1200.avif 1200w",
  );
  expect([image.getAttribute("width"), image.getAttribute("height")]).toEqual(["1200", "900"]);
});

it("shows its colour and its preview until it has loaded", () => {
  renderPart(<Picture picture={{ ...study, placeholder: "data:image/webp;base64,AAAA" }} sizes="50vw" />);
  const { background } = screen.getByRole("img").closest("div")?.style ?? {};
  expect(background).toContain("rgb(206, 198, 185)");
  expect(background).toContain("data:image/webp;base64,AAAA");
});

it("keeps its own point in view where the frame crops it, unless the frame has one", () => {
  const focused = { ...study, focalPoint: "30% 60%" };
  const { rerender } = renderPart(<Picture picture={focused} sizes="50vw" ratio="4 / 5" />);
  expect(screen.getByRole("img").style.objectPosition).toBe("30% 60%");
  rerender(<Picture picture={focused} sizes="50vw" ratio="4 / 5" position="0% 0%" />);
  expect(screen.getByRole("img").style.objectPosition).toBe("0% 0%");
  rerender(<Picture picture={study} sizes="50vw" ratio="4 / 5" />);
  expect(screen.getByRole("img").style.objectPosition).toBe("");
});

it.each([
  { eager: true, loading: "eager", priority: "high" },
  { eager: false, loading: "lazy", priority: "auto" },
])("is fetched $loading with $priority priority where eager is $eager", ({ eager, loading, priority }) => {
  renderPart(<Picture picture={study} sizes="50vw" eager={eager} />);
  const image = screen.getByRole("img");
  expect([image.getAttribute("loading"), image.getAttribute("fetchpriority")]).toEqual([loading, priority]);
});

it("shows and reports the fallback when the file can't be loaded", () => {
  renderPart(<Picture picture={study} sizes="50vw" />);
  fireEvent.error(screen.getByRole("img"));
  expect(screen.getByText("Failed to load")).toBeDefined();
  expect(screen.getByRole("img", { name: study.alt }).tagName).not.toBe("IMG");
});

describe("files that another server has", () => {
  const ELSEWHERE = "https://cdn.example/shop";
  const tinted = { ...study, tintBase: "#e1e0dd" };
  const renderElsewhere = (picture = tinted) =>
    renderPart(
      <PicturesUrl value={ELSEWHERE}>
        <Picture picture={picture} sizes="50vw" tint="#223344" />
      </PicturesUrl>,
    ).container;
  const image = () => screen.getByRole<HTMLImageElement>("img", { name: study.alt });
  const maskOf = (container: HTMLElement) => container.querySelector<HTMLElement>("[data-tint]")?.style.maskImage;

  it("are asked for there", () => {
    const container = renderElsewhere();
    expect(image().src).toBe(`${ELSEWHERE}/images/study-1200.webp`);
    expect(image().srcset).toContain(`${ELSEWHERE}/images/study-480.webp 480w`);
    expect(container.querySelector("source")?.srcset).toContain(`${ELSEWHERE}/images/study-480.avif 480w`);
    expect(maskOf(container)).toBe(`url("${ELSEWHERE}/images/study-mask-800.webp")`);
  });

  it("come from the shop where they can't be had there", () => {
    const container = renderElsewhere();
    const first = image();
    fireEvent.error(first);
    expect(image()).not.toBe(first);
    expect(image().getAttribute("src")).toBe("/images/study-1200.webp");
    expect(container.innerHTML).not.toContain("cdn.example");
    expect(maskOf(container)).toBe('url("/images/study-mask-800.webp")');
    expect(screen.queryByText("Failed to load")).toBeNull();
    fireEvent.error(image());
    expect(screen.getByText("Failed to load")).toBeDefined();
  });
});

describe("the spinner", () => {
  const isAwaited = () => document.querySelector("[data-loading]") !== null;

  it.each(["load", "error"] as const)("is there until the %s", (event) => {
    renderPart(<Picture picture={study} sizes="50vw" />);
    expect(isAwaited()).toBe(true);
    fireEvent[event](screen.getByRole("img"));
    expect(isAwaited()).toBe(false);
  });

  it("comes back for another picture", () => {
    const { rerender } = renderPart(<Picture picture={study} sizes="50vw" />);
    fireEvent.load(screen.getByRole("img"));
    rerender(<Picture picture={study} sizes="50vw" ratio="1" />);
    expect(isAwaited()).toBe(false);
    rerender(<Picture picture={{ ...study, file: "oak" }} sizes="50vw" />);
    expect(isAwaited()).toBe(true);
  });

  it("is not there for a picture that has arrived before the page took over", () => {
    vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
    vi.spyOn(HTMLImageElement.prototype, "currentSrc", "get").mockReturnValue("/images/study-480.avif");
    vi.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(480);
    renderPart(<Picture picture={study} sizes="50vw" />);
    expect(isAwaited()).toBe(false);
  });

  it("is not there where there is no picture to await", () => {
    renderPart(<Picture picture={null} sizes="50vw" />);
    expect(isAwaited()).toBe(false);
  });
});

it("tries again for another picture", () => {
  const { rerender } = renderPart(<Picture picture={study} sizes="50vw" />);
  fireEvent.error(screen.getByRole("img"));
  rerender(<Picture picture={{ ...study, file: "oak", alt: "Oak" }} sizes="50vw" />);
  expect(screen.getByRole("img", { name: "Oak" }).tagName).toBe("IMG");
  expect(screen.queryByText("Failed to load")).toBeNull();
});

it("shows the given fallback for a missing picture, without an error text", () => {
  renderPart(<Picture picture={null} sizes="50vw" fallback={<p>A drawing</p>} />);
  expect(screen.getByText("A drawing")).toBeDefined();
  expect(screen.queryByText("Failed to load")).toBeNull();
});
