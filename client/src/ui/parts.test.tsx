import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { ShopUnreachable } from "../lib/shop-failure";
import { renderPart } from "../test/render-part";
import { CallToAction } from "./CallToAction";
import { CountedIcon } from "./CountBadge";
import { EmptyState } from "./EmptyState";
import { ErrorBoundary } from "./ErrorBoundary";
import { Initials } from "./Initials";
import { LoadingFrame } from "./LoadingFrame";
import { Breadcrumbs } from "./page/Breadcrumbs";
import { LoadingFailed } from "./page/LoadingFailed";
import { Progress } from "./Progress";
import { RichText } from "./RichText";
import { SkipLink } from "./SkipLink";
import { SummaryRows } from "./SummaryRows";

const renderPage = (part: ReactNode) => renderPart(<MemoryRouter>{part}</MemoryRouter>);

describe("RichText", () => {
  const html = (text: string) => renderPage(<p data-testid="text">{<RichText text={text} />}</p>);

  it.each([
    ["No markup", "No markup"],
    ["Read **this** first", "Read this first"],
    ["Call [us](tel:020) or [write](/contact).", "Call us or write."],
    ["A * and a [ are plain", "A * and a [ are plain"],
    ["<b>Not HTML</b>", "<b>Not HTML</b>"],
  ])("renders %j as %j", (text, shown) => {
    html(text);
    expect(screen.getByTestId("text").textContent).toBe(shown);
  });

  it("links to pages through the router and to anything else directly", () => {
    html("[Contact](/contact), [call](tel:020), [terms](#terms) and **more**");
    expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Contact", "/contact"],
      ["call", "tel:020"],
      ["terms", "#terms"],
    ]);
    expect(screen.getByText("more").tagName).toBe("STRONG");
  });
});

describe("Breadcrumbs", () => {
  it("link to the pages above and name the current one", () => {
    renderPage(<Breadcrumbs parents={[{ label: "Guides", to: "/guides" }]} current="Blinds" />);
    const trail = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
    expect(trail.getByRole("link", { name: "Home" }).getAttribute("href")).toBe("/");
    expect(trail.getByRole("link", { name: "Guides" }).getAttribute("href")).toBe("/guides");
    expect(trail.getByText("Blinds").getAttribute("aria-current")).toBe("page");
    expect(trail.queryByRole("link", { name: "Blinds" })).toBeNull();
  });
});

describe("Initials", () => {
  it.each([
    ["Catherine B.", "CB"],
    ["Jo", "J"],
    ["jo anne van der whitfield", "JW"],
    ["Ólafur Þór", "ÓÞ"],
    ["", ""],
  ])("of %j are %j", (name, initials) => {
    const { container } = renderPart(<Initials name={name} />);
    expect(container.textContent).toBe(initials);
    expect(container.querySelector("[aria-hidden=true]")).not.toBeNull();
  });
});

describe("CountedIcon", () => {
  it.each([
    [0, ""],
    [3, "3"],
    [120, "120"],
  ])("shows for %i the badge %j, hidden from screen readers", (count, text) => {
    const { container } = renderPart(<CountedIcon count={count}>{null}</CountedIcon>);
    expect(container.textContent).toBe(text);
    expect(container.querySelectorAll("[aria-hidden=true]")).toHaveLength(text === "" ? 0 : 1);
  });
});

describe("EmptyState", () => {
  it("has a heading, a sentence and an action", () => {
    renderPart(
      <EmptyState level="h1" title="Nothing here" action={<button>Go on</button>}>
        There is nothing yet.
      </EmptyState>,
    );
    expect(screen.getByRole("heading", { level: 1, name: "Nothing here" })).toBeDefined();
    expect(screen.getByText("There is nothing yet.")).toBeDefined();
    expect(screen.getByRole("button", { name: "Go on" })).toBeDefined();
  });
});

describe("LoadingFrame", () => {
  it("announces the loading once, around silent skeletons", () => {
    const { container } = renderPart(<LoadingFrame>Content</LoadingFrame>);
    expect(screen.getByRole("status").textContent).toBe("Loading");
    expect(container.querySelector("[aria-busy=true]")).not.toBeNull();
  });
});

describe("LoadingFailed", () => {
  it("explains the failure and offers a retry", () => {
    renderPart(<LoadingFailed level="h1" title="This can't be shown" error={new ShopUnreachable(undefined)} />);
    expect(screen.getByRole("heading", { level: 1, name: "This can't be shown" })).toBeDefined();
    expect(screen.getByText(/^We can't reach the shop/)).toBeDefined();
    expect(screen.getByRole("button", { name: "Try again" })).toBeDefined();
  });
});

describe("ErrorBoundary", () => {
  const Broken = () => {
    throw new Error("It broke");
  };

  it("replaces the failed part and keeps the rest", () => {
    // React reports what a boundary has caught.
    const reports = vi.spyOn(console, "error").mockImplementation(() => undefined);
    renderPart(
      <>
        <p>The rest</p>
        <ErrorBoundary fallback={(error) => <p role="alert">{error instanceof Error && error.message}</p>}>
          <Broken />
        </ErrorBoundary>
      </>,
    );
    expect(screen.getByRole("alert").textContent).toBe("It broke");
    expect(screen.getByText("The rest")).toBeDefined();
    reports.mockClear();
  });
});

describe("Progress", () => {
  it.each([
    [0, 100, "0%"],
    [25, 100, "25%"],
    [150, 100, "100%"],
    [-5, 100, "0%"],
    [0, 0, "100%"],
  ])("of %i out of %i fills %s", (value, of, width) => {
    const { container } = renderPart(<Progress value={value} of={of} label="Some of it" />);
    expect(screen.getByRole("img", { name: "Some of it" })).toBeDefined();
    expect(container.querySelector<HTMLElement>("[style]")?.style.width).toBe(width);
  });
});

describe("SummaryRows", () => {
  it("names each row by its label, and marks amounts as busy", () => {
    const rows = [{ label: "Subtotal", amount: "£10" }];
    renderPart(<SummaryRows rows={rows} total={{ label: "Total", amount: "£12" }} busy />);
    expect(screen.getByRole("group", { name: "Subtotal" }).textContent).toBe("Subtotal£10");
    expect(screen.getByRole("group", { name: "Total" }).parentElement?.getAttribute("aria-busy")).toBe("true");
  });
});

describe("SkipLink", () => {
  it("is the first tab stop and leads to the main content", async () => {
    renderPart(
      <>
        <SkipLink />
        <a href="/">Home</a>
      </>,
    );
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole("link", { name: "Skip to content" }));
    expect(document.activeElement?.getAttribute("href")).toBe("#main");
  });
});

describe("CallToAction", () => {
  it("is a named region with its links", () => {
    renderPart(
      <CallToAction title="Stuck half way?" text="We help.">
        <a href="/contact">Contact</a>
      </CallToAction>,
    );
    expect(within(screen.getByRole("region", { name: "Stuck half way?" })).getByRole("link")).toBeDefined();
    expect(screen.getByRole("heading", { level: 2, name: "Stuck half way?" })).toBeDefined();
  });
});
