import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { renderPart } from "../../test/render-part";
import { Disclosure } from "../Disclosure";
import { TabLink } from "./TabLink";
import { Tabs } from "./Tabs";

const TABS = [
  { id: "description", label: "Description", panel: <p>Slats of lime wood.</p> },
  { id: "specifications", label: "Specifications", panel: <TabLink to="reviews">Read the reviews</TabLink> },
  { id: "reviews", label: "Reviews", panel: <p>Eight reviews.</p> },
];

const tab = (name: string) => screen.getByRole("tab", { name });
const selected = () => screen.getByRole("tab", { selected: true }).textContent;
const shown = () => screen.getAllByRole("tabpanel", { hidden: true }).filter((panel) => "shown" in panel.dataset);
const goTo = (hash: string) =>
  act(async () => {
    window.history.replaceState(null, "", hash === "" ? "/page" : `/page#${hash}`);
    dispatchEvent(new HashChangeEvent("hashchange"));
  });

beforeEach(() => {
  window.history.replaceState(null, "", "/page?color=Oak");
  Element.prototype.scrollIntoView = () => undefined;
});

describe("tabs", () => {
  it("are a named tablist with their panels", () => {
    renderPart(<Tabs label="About this product" tabs={TABS} />);
    expect(screen.getByRole("tablist", { name: "About this product" })).toBeDefined();
    for (const { id, label } of TABS) {
      expect(tab(label).getAttribute("aria-controls")).toBe(id);
      expect(document.getElementById(id)?.getAttribute("aria-labelledby")).toBe(tab(label).id);
    }
    expect(selected()).toBe("Description");
    expect(shown().map(({ id }) => id)).toEqual(["description"]);
  });

  it("set the URL hash without a history entry", async () => {
    renderPart(<Tabs label="About" tabs={TABS} />);
    const steps = window.history.length;
    await userEvent.click(tab("Reviews"));
    expect(selected()).toBe("Reviews");
    expect(shown().map(({ id }) => id)).toEqual(["reviews"]);
    expect(location.pathname + location.search + location.hash).toBe("/page?color=Oak#reviews");
    expect(window.history.length).toBe(steps);
  });

  it("follow the URL hash", async () => {
    window.history.replaceState(null, "", "/page#specifications");
    renderPart(<Tabs label="About" tabs={TABS} />);
    expect(selected()).toBe("Specifications");
    await goTo("reviews");
    expect(selected()).toBe("Reviews");
  });

  it.each(["", "elsewhere"])("select the first for the hash %j", async (hash) => {
    renderPart(<Tabs label="About" tabs={TABS} />);
    await goTo(hash);
    expect(selected()).toBe("Description");
  });

  it.each([
    ["{ArrowRight}", "Specifications"],
    ["{ArrowRight}{ArrowRight}{ArrowRight}", "Description"],
    ["{ArrowLeft}", "Reviews"],
    ["{End}", "Reviews"],
    ["{End}{Home}", "Description"],
    ["{ArrowDown}", "Description"],
  ])("move with %s to %s, with the focus", async (keys, label) => {
    renderPart(<Tabs label="About" tabs={TABS} />);
    tab("Description").focus();
    await userEvent.keyboard(keys);
    expect(selected()).toBe(label);
    expect(document.activeElement).toBe(tab(label));
  });

  it("are one tab stop before their panel", async () => {
    renderPart(<Tabs label="About" tabs={TABS} />);
    await userEvent.click(tab("Reviews"));
    expect(TABS.map(({ label }) => tab(label).tabIndex)).toEqual([-1, -1, 0]);
    await userEvent.tab();
    expect(document.activeElement?.id).toBe("reviews");
  });

  it("are selected and focused by a TabLink", async () => {
    window.history.replaceState(null, "", "/page#specifications");
    renderPart(<Tabs label="About" tabs={TABS} />);
    const link = screen.getByRole("link", { name: "Read the reviews" });
    expect(link.getAttribute("href")).toBe("#reviews");
    await userEvent.click(link);
    expect(selected()).toBe("Reviews");
    expect(document.activeElement).toBe(tab("Reviews"));
  });
});

describe("Disclosure", () => {
  const details = (id: string) => document.querySelector<HTMLDetailsElement>(`details#${id}`);

  it("opens for its URL hash and stays closed afterwards", async () => {
    renderPart(
      <>
        <Disclosure id="bay" summary="Do you fit bay windows?">
          Yes.
        </Disclosure>
        <Disclosure id="price" summary="What does it cost?" open>
          It depends.
        </Disclosure>
      </>,
    );
    expect([details("bay")?.open, details("price")?.open]).toEqual([false, true]);
    await goTo("bay");
    expect([details("bay")?.open, details("price")?.open]).toEqual([true, true]);

    const bay = details("bay");
    if (bay) bay.open = false;
    await goTo("price");
    expect([details("bay")?.open, details("price")?.open]).toEqual([false, true]);
  });

  it("has a heading of the given level", () => {
    renderPart(
      <Disclosure id="bay" summary="Do you fit bay windows?" level="h4">
        Yes.
      </Disclosure>,
    );
    expect(screen.getByRole("heading", { level: 4, name: "Do you fit bay windows?" })).toBeDefined();
  });
});
