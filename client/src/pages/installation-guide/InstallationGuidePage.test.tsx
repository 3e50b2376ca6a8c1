import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { CurrentUrl } from "../../test/CurrentUrl";
import { renderInShop } from "../../test/render-in-shop";
import { schemaLink } from "../../test/schema-link";
import { FACTS } from "../../test/shell-shop";
import { InstallationGuidePage } from "./InstallationGuidePage";

/** Figures that no text contains by chance. */
const SHOP = {
  ...FACTS,
  phone: "020 7946 0999",
  installationMinutes: 47,
  fittingWeeks: { from: 8, to: 9 },
  workmanshipMonths: 13,
  childSafetyStandard: "EN 99999",
  guideFigures: { ...FACTS.guideFigures, deviceHeightMm: 1617, outsideFrameMm: 57 },
  promotion: null,
};

const open = (url = "/installation-guide", films: object[] = []) =>
  renderInShop(
    <>
      <InstallationGuidePage />
      <CurrentUrl />
    </>,
    schemaLink({ shop: { ...SHOP, films } }),
    url,
  );
const players = () => screen.getAllByRole("group", { name: /./ }).map((player) => player.getAttribute("aria-label"));
const addressOf = (name: string | RegExp) => screen.getByRole("link", { name }).getAttribute("href");
const openTab = () => screen.getByRole("link", { current: "page", name: /^(Blinds|Shutters)$/ }).textContent;

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue(undefined);
});

it("shows blinds with inside and outside mount", async () => {
  await open();
  expect(openTab()).toBe("Blinds");
  expect(players()).toEqual(["Inside mount: measuring and fitting", "Outside mount: measuring and fitting"]);
  expect(addressOf("Measure for an inside mount")).toBe("/guides/inside-mount-blinds");
  expect(addressOf("Measure for an outside mount")).toBe("/guides/outside-mount-blinds");
  expect(addressOf(/^Fitting a venetian blind/)).toBe("/guides/venetian-installation");
});

it("shows shutters at a URL of their own", async () => {
  await open();
  await userEvent.click(screen.getByRole("link", { name: "Shutters" }));
  expect(screen.getByLabelText("URL").textContent).toBe("/installation-guide?for=shutters");
  expect(openTab()).toBe("Shutters");
  expect(players()).toEqual(["Shutters: fitting the frame and the panels"]);
  expect(addressOf("Fit shutters step by step")).toBe("/guides/shutter-installation");
});

it("shows blinds for an unknown name", async () => {
  await open("/installation-guide?for=constructor");
  expect(openTab()).toBe("Blinds");
});

it("takes heights and frames from the rules in force, and puts its films right", async () => {
  await open();
  expect(screen.getByText(/holds the loop taut, at least 1617 mm above the floor/)).toBeDefined();
  expect(screen.getAllByText(/^The film says 1500 mm .* at least 1617 mm above the floor\.$/)).toHaveLength(2);
  await userEvent.click(screen.getByRole("link", { name: "Shutters" }));
  expect(screen.getByText("On the wall, 57 mm past the recess on each side.")).toBeDefined();
  expect(screen.queryByText(/^The film says/)).toBeNull();
});

it("has videos with transcripts", async () => {
  await open("/installation-guide?for=shutters");
  await userEvent.click(screen.getByRole("button", { name: /^Watch Video Tutorial/ }));
  expect(screen.getByRole("button", { name: "Pause" })).toBeDefined();
  const transcript = within(screen.getByText("Read the film instead").closest("details") as HTMLElement);
  expect(transcript.getAllByText(/./, { selector: "li" })).toHaveLength(7);
  expect(transcript.getByText(/Within 3 mm of each other, the frame is square/)).toBeDefined();
  expect(transcript.getByText(/^Picture: Two measuring lines cross the frame/)).toBeDefined();
});

it("shows a film of the shop's profile in place of its own, and requests it only on a press", async () => {
  const { container } = await open(undefined, [{ name: "inside-mount", videoId: "M7lc1UVf-VE" }]);
  expect(container.querySelector("iframe")).toBeNull();
  expect(players()).toEqual(["Inside mount: measuring and fitting", "Outside mount: measuring and fitting"]);
  const poster = container.querySelector("img[src^='/videos/inside-mount.webp']");
  expect(poster).not.toBeNull();
  await userEvent.click(screen.getByRole("button", { name: /^Watch Video Tutorial.*Inside mount/ }));
  const frame = container.querySelector("iframe");
  expect(frame?.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/M7lc1UVf-VE\?/);
  expect(screen.getAllByText("Read the film instead")).toHaveLength(1);
});

it("says of a film without a source that it has none", async () => {
  await open("/installation-guide?for=shutters", [{ name: "shutters", videoId: null }]);
  expect(screen.getByText("No video source provided")).toBeDefined();
  expect(screen.queryByRole("button", { name: /^Watch Video Tutorial/ })).toBeNull();
});

it.each(["", "?for=shutters"])("opens to the answer of a question%s", async (search) => {
  await open(`/installation-guide${search}`);
  const [question] = screen.getAllByRole("heading", { level: 3 });
  const details = question?.closest("details");
  expect(details?.open).toBe(false);
  await userEvent.click(question as HTMLElement);
  expect(details?.open).toBe(true);
});

it.each([
  ["", [/under 47 minutes/, /complies with EN 99999/, /fitted in 8–9 weeks/]],
  ["?for=shutters", [/guaranteed for 13 months/]],
])("takes its figures from the shop profile%s", async (search, texts) => {
  await open(`/installation-guide${search}`);
  for (const text of texts) expect(screen.getByText(text)).toBeDefined();
});

it("shows the telephone number, and the PDF guides with their size", async () => {
  await open();
  expect(addressOf("Call Support: 020 7946 0999")).toBe("tel:02079460999");
  const download = screen.getByRole("link", { name: /^Download PDF Guides.*PDF, \d+ pages, \d+ kB$/ });
  expect(download.getAttribute("href")).toMatch(/^\/downloads\/installation-guide\.pdf\?v=\w+$/);
  expect(download.getAttribute("download")).toBe("installation-guide.pdf");
});

it("gives every question a URL of its own", async () => {
  const { container } = await open();
  const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
