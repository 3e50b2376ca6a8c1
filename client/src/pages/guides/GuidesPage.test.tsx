import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { paths } from "../../lib/paths";
import { renderInShop } from "../../test/render-in-shop";
import { schemaLink } from "../../test/schema-link";
import { FACTS } from "../../test/shell-shop";
import { GuidesPage } from "./GuidesPage";

/** Figures that no text contains by chance. */
const SHOP = {
  ...FACTS,
  phone: "020 7946 0999",
  returnDays: 41,
  fittingWeeks: { from: 8, to: 9 },
  installationMinutes: 47,
  blindWarrantyYears: { from: 3, to: 6 },
  longestWarrantyYears: 13,
  childSafetyStandard: "EN 99999",
  guideFigures: {
    ...{ deviceHeightMm: 1617, exactClothMm: 43, outsideFrameMm: 57, curtainToleranceMm: 16 },
    ...{ blindToleranceMm: { from: 4, to: 7 }, frameToleranceMm: { from: 3, to: 3 } },
    recessDeductions: [{ construction: "roller", widthMm: 41, heightMm: null }],
  },
  promotion: null,
};

const open = (url: string) =>
  renderInShop(
    <Routes>
      <Route path={paths.guides.pattern} element={<GuidesPage />} />
    </Routes>,
    schemaLink({ shop: SHOP }),
    url,
  );
const title = () => screen.getByRole("heading", { level: 1 }).textContent;
const row = (name: string) => within(screen.getByRole("navigation", { name }));
const addresses = (name: string) =>
  row(name)
    .getAllByRole("link")
    .map((link) => `${link.textContent} ${link.getAttribute("href")}`);

it("has five subjects, each with a URL", async () => {
  await open("/guides");
  expect(title()).toBe("How to measure your window");
  expect(addresses("Guides")).toEqual([
    "Measuring /guides/measurement",
    "Installation /guides/installation",
    "Care & Maintenance /guides/care",
    "Troubleshooting /guides/troubleshooting",
    "FAQ /guides/faq",
  ]);
  expect(row("Guides").getByRole("link", { current: true }).textContent).toBe("Measuring");
});

it("has a URL for every part of measuring and of fitting", async () => {
  const { unmount } = await open("/guides/measurement");
  expect(addresses("Measuring")).toEqual([
    "Before you start /guides/measurement",
    "Inside mount /guides/inside-mount-blinds",
    "Outside mount /guides/outside-mount-blinds",
    "Special windows /guides/special-windows",
    "Curtains /guides/curtain-measuring",
    "Awnings /guides/awning-measuring",
    "Pergolas /guides/pergola-measuring",
  ]);
  unmount();
  await open("/guides/installation");
  expect(addresses("Installation")).toEqual([
    "Before you drill /guides/installation",
    "Roller /guides/roller-installation",
    "Venetian /guides/venetian-installation",
    "Vertical /guides/vertical-installation",
    "Shutters /guides/shutter-installation",
  ]);
});

it("shows the overlap of an outside mount", async () => {
  await open("/guides/outside-mount-blinds");
  expect(screen.getByText(/add 3–4 inches to the width, and 2–3 inches above/)).toBeDefined();
  expect(row("Measuring").getByRole("link", { current: "page" }).textContent).toBe("Outside mount");
  expect(document.title).toContain("Measuring for an outside mount");
});

it("links from one guide to the next", async () => {
  await open("/guides/measurement");
  await userEvent.click(row("Measuring").getByRole("link", { name: "Special windows" }));
  expect(title()).toBe("Measuring bays, arches and French doors");
  for (const drawing of ["An angled bay, seen from above", "An arched window", "French doors, a blind on each leaf"])
    expect(screen.getByRole("img", { name: drawing })).toBeDefined();
});

it("links to every section of the page", async () => {
  await open("/guides/care");
  const [contents] = screen.getAllByRole("navigation", { name: "On this page" });
  if (!contents) throw new Error("There are no contents.");
  for (const link of within(contents).getAllByRole("link")) {
    const part = document.getElementById(link.getAttribute("href")?.slice(1) ?? "");
    expect(within(part as HTMLElement).getByRole("heading", { level: 2 }).textContent).toBe(link.textContent);
  }
});

it.each([
  "installation",
  "roller-installation",
  "venetian-installation",
  "vertical-installation",
  "shutter-installation",
])("offers help at the end of %s", async (type) => {
  await open(`/guides/${type}`);
  const help = within(screen.getByRole("region", { name: "Stuck half way?" }));
  expect(help.getByRole("link", { name: "Still Need Help?" }).getAttribute("href")).toBe("/contact");
  expect(help.getByRole("link", { name: SHOP.phone }).getAttribute("href")).toBe("tel:02079460999");
});

it.each([
  ["installation", [/in 8–9 weeks/, /under 47 minutes/, /comply with EN 99999/]],
  ["care", [/warranty of 3 to 6 years .* up to 13/]],
  ["troubleshooting", [/within 41 days/]],
  ["faq", [/Under 47 minutes/, /takes 8–9 weeks/]],
])("takes the figures of %s from the shop profile", async (type, texts) => {
  await open(`/guides/${type}`);
  for (const text of texts) expect(screen.getByText(text)).toBeDefined();
});

it.each([
  ["measurement", [/at most H less 1617 mm/, /fixed at least 1617 mm above the floor/]],
  ["inside-mount-blinds", [/Fix it at least 1617 mm above the floor/]],
  ["outside-mount-blinds", [/cloth is about 43 mm narrower/, /The film says 1500 mm/]],
  ["curtain-measuring", [/good to 16 mm either way/]],
  ["installation", [/is at least 1617 mm/, /the frame at least 1617 mm/, /a cleat at least 1617 mm/]],
  ["roller-installation", [/at least 1617 mm/]],
  ["venetian-installation", [/at least 1617 mm/]],
  ["vertical-installation", [/at least 1617 mm/]],
  ["shutter-installation", [/57 mm past the recess/]],
  ["faq", [/taut, at least 1617 mm/, /tensioner at least 1617 mm/, /within 4–7 mm, by its kind, .* within 3 mm/]],
])("takes the figures of %s from the rules in force", async (type, texts) => {
  await open(`/guides/${type}`);
  for (const text of texts) expect(screen.getByText(text)).toBeDefined();
});

it("says what comes off a recess, where one figure holds", async () => {
  await open("/guides/inside-mount-blinds");
  const table = screen.getByRole("table", { name: "What the workshop takes off, in millimetres" });
  expect(within(table).getByRole("row", { name: /^Roller, cloth/ }).textContent).toBe("Roller, cloth41see its page");
});

it("opens a remedy by its symptom", async () => {
  await open("/guides/troubleshooting");
  const symptom = screen.getByText("It winds up to one side");
  const answer = screen.getByText(/Check the brackets with a level/);
  expect(answer.closest("details")?.open).toBe(false);
  await userEvent.click(symptom);
  expect(answer.closest("details")?.open).toBe(true);
});

it.each([
  [
    "measurement",
    ["Watch Video Tutorial", "Download Measuring Guide PDF", "Measuring sheet to print", "Download All Guides"],
  ],
  ["roller-installation", ["Watch Video Tutorial", "Download Installation Guide PDF", "Download All Guides"]],
  ["care", ["Download All Guides"]],
])("has a video and a PDF: %s", async (type, tools) => {
  await open(`/guides/${type}`);
  const links = screen.getAllByRole("link", { name: /^(Watch|Download|Measuring sheet) / });
  expect(links.map(({ textContent }) => textContent?.replace(/PDF, \d.*/, ""))).toEqual(tools);
  expect(links.at(-1)?.getAttribute("href")).toMatch(/^\/downloads\/all-guides\.pdf\?v=\w+$/);
  for (const link of links.filter(({ textContent }) => textContent?.startsWith("Watch")))
    expect(link.getAttribute("href")).toBe("/installation-guide");
});

it.each([
  ["inside-mount-blinds", "Inside mount: measuring and fitting"],
  ["outside-mount-blinds", "Outside mount: measuring and fitting"],
  ["shutter-installation", "Shutters: fitting the frame and the panels"],
])("shows its video above the text: %s", async (type, title) => {
  await open(`/guides/${type}`);
  const player = within(screen.getByRole("group", { name: title }));
  expect(player.getByRole("button", { name: /^Watch Video Tutorial/ })).toBeDefined();
  expect(screen.queryByRole("link", { name: "Watch Video Tutorial" })).toBeNull();
});

it("prints", async () => {
  const print = vi.spyOn(window, "print").mockImplementation(() => undefined);
  await open("/guides/inside-mount-blinds");
  await userEvent.click(screen.getByRole("button", { name: "Print this guide" }));
  expect(print).toHaveBeenCalledOnce();
});

it("shows the 404 page for an unknown name", async () => {
  await open("/guides/curtain-sewing");
  expect(title()).toBe("404 Page Not Found");
});
