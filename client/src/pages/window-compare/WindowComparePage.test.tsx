import { screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { Route, Routes, useLocation } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { paths } from "../../lib/paths";
import { ShopUnreachable } from "../../lib/shop-failure";
import { aProduct } from "../../test/catalogue-shop";
import { collectNotices } from "../../test/notices";
import { press } from "../../test/press";
import { renderInShop } from "../../test/render-in-shop";
import { schemaLink } from "../../test/schema-link";
import { WindowComparePage } from "./WindowComparePage";

const notices = collectNotices();

const product = (name: string, stated: object = {}) => ({
  ...aProduct({ id: name, name, slug: name.toLowerCase().replaceAll(" ", "-") }),
  ...{ variant: null, features: [], specifications: [], deliveryNote: null, leadTimeDays: 9, ...stated },
});
const ROLLER = product("Roller Blinds", {
  features: ["BLACKOUT", "ENERGY_EFFICIENT"],
  specifications: [{ name: "Care", value: "Dust it" }],
});
const option = (id: string, changes: object = {}) => ({
  ...{ id, windowKey: "left", position: 1, isChosen: false, width: 40, height: 50, material: "PVC", color: "Oak" },
  ...{ customizations: [{ name: "fit", value: "recess" }], making: { summary: "Made 10 mm narrower." } },
  choices: [{ name: "fit", value: "recess", label: "Fit", valueLabel: "Recess", isDefault: true }],
  ...{ totalPence: 10_000, refusal: null, product: ROLLER, ...changes },
});
type Option = ReturnType<typeof option>;
type Choice = { windowKey: string; optionId: string | null; expectedVersion: number };
type Copy = { optionId: string; targets: { windowKey: string; expectedVersion: number }[] };

/** A shop in which a window has these options and two others have none. */
function aShop(options: Option[]) {
  const sent: (Choice | Copy)[] = [];
  const window = (key: string, of: Option[], optionsVersion: number) => ({
    ...{ id: key, key, version: 1, name: key, roomKey: "kitchen", options: of, optionsVersion },
  });
  let windows = [window("left", options, 3), window("right", [], 1), window("door", [], 0)];
  const root = {
    me: null,
    project: () => ({
      id: "project",
      version: 1,
      rooms: [{ id: "k", key: "kitchen", version: 1, name: "Kitchen" }],
      windows,
    }),
    chooseWindowOption: ({ input }: { input: Choice }) => {
      sent.push(input);
      const chosen = options.map((each) => ({ ...each, isChosen: each.id === input.optionId }));
      windows = [window("left", chosen, 4), ...windows.slice(1)];
      return { window: windows[0] };
    },
    copyWindowOption: ({ input }: { input: Copy }) => {
      sent.push(input);
      const changes = [{ label: "Fit", from: "Recess", to: "Exact" }];
      const copied = option("copy", { windowKey: "right", isChosen: true, width: 44, totalPence: 12_550 });
      const refusal = { reason: "FIGURE_MISSING", message: "Measure the depth of the recess." };
      return {
        copies: [
          { windowKey: "right", option: copied, changes, refusal: null },
          { windowKey: "door", option: null, changes: [], refusal },
        ],
        windows: [window("right", [copied], 2), windows[2]],
      };
    },
  };
  return { root, sent };
}

/** Where a link has led to, with what it carries beside its URL. */
function Arrived() {
  const { pathname, search, state } = useLocation();
  return <output>{pathname + search + JSON.stringify(state)}</output>;
}

const openPage = (root: object, key = "left") =>
  renderInShop(
    <Routes>
      <Route path={paths.windowCompare.pattern} element={<WindowComparePage />} />
      <Route path="*" element={<Arrived />} />
    </Routes>,
    schemaLink(root),
    paths.windowCompare.href(key),
  );
const row = async (head: string) =>
  within((await screen.findByRole("rowheader", { name: head })).closest("tr") ?? document.body)
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);

const SHEER = product("Sheer Blinds");
const TWO = [option("a"), option("b", { product: SHEER, totalPence: 9_000, refusal: "It is too wide.", position: 2 })];

describe("options of a window", () => {
  it("stand side by side, each with what is said of it, or that nothing is", async () => {
    await openPage(aShop(TWO).root);
    expect(await screen.findByRole("heading", { level: 1, name: "Options for Kitchen, left" })).toBeTruthy();
    expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "About",
      "Roller Blinds",
      "Sheer Blinds",
    ]);
    expect(await row("Price")).toEqual(["£100.00", "£90.00"]);
    expect((await row("Size"))[0]).toBe("1016 × 1270 mmMade 10 mm narrower.");
    expect(await row("Light")).toEqual(["Blackout", "Not stated"]);
    expect(await row("Insulation")).toEqual(["Energy-efficient", "Not stated"]);
    expect(await row("Care")).toEqual(["Dust it", "Not stated"]);
    expect((await row("Delivery"))[0]).toMatch(/^By .*, if you order today$/);
  });

  it("that can't be ordered say why, and can't be chosen", async () => {
    await openPage(aShop(TWO).root);
    expect((await row("Your choice"))[1]).toMatch(/^It is too wide\./);
    expect(screen.queryByRole("button", { name: "Choose Sheer Blinds" })).toBeNull();
  });

  it("are chosen, one of them, by the version that is shown, and the choice is taken back", async () => {
    const { root, sent } = aShop(TWO);
    await openPage(root);
    await press(await screen.findByRole("button", { name: "Choose Roller Blinds" }));
    const chosen = await screen.findByRole("button", { name: "Chosen Roller Blinds", pressed: true });
    await press(chosen);
    expect(await screen.findByRole("button", { name: "Choose Roller Blinds", pressed: false })).toBeTruthy();
    expect(sent).toMatchObject([
      { windowKey: "left", optionId: "a", expectedVersion: 3 },
      { windowKey: "left", optionId: null, expectedVersion: 4 },
    ]);
  });

  it("lead to the product, filled in for the window", async () => {
    await openPage(aShop(TWO).root);
    await press(await screen.findByRole("link", { name: "Open Roller Blinds" }));
    expect(screen.getByRole("status").textContent).toBe(
      '/products/roller-blinds?color=Oak&material=PVC&width=40&height=50&options=fit_recess{"roomName":"Kitchen","windowName":"left"}',
    );
  });

  it("that another device has changed are read anew", async () => {
    const { root } = aShop([option("a")]);
    const sentence = "The options of this window have been changed in the meantime.";
    let reads = 0;
    const project = () => {
      reads += 1;
      return root.project();
    };
    const chooseWindowOption = () => {
      throw new GraphQLError(sentence, { extensions: { code: "CONFLICT" } });
    };
    await openPage({ ...root, project, chooseWindowOption });
    await press(await screen.findByRole("button", { name: "Choose Roller Blinds" }));
    await waitFor(() => expect(notices).toMatchObject([{ title: "Not chosen", description: sentence }]));
    await waitFor(() => expect(reads).toBe(2));
  });
});

describe("the choice of a window", () => {
  it("is used in others, and each says what became of it", async () => {
    const { root, sent } = aShop([option("a", { isChosen: true })]);
    await openPage(root);
    const use = await screen.findByRole("button", { name: "Use in these windows" });
    await press(use);
    expect(screen.getByText("Please choose at least one window.")).toBeTruthy();
    for (const name of ["Kitchen, right", "Kitchen, door"]) await press(screen.getByRole("checkbox", { name }));
    await press(use);
    const answer = await screen.findByText(/: chosen in/);
    expect(answer.textContent).toBe("Kitchen, right: chosen in 1118 × 1270 mm for £125.50, £25.50 more than here.");
    expect(screen.getByText("Fit: Exact instead of Recess")).toBeTruthy();
    expect(screen.getByText(/Measure the depth of the recess\./)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Measure Kitchen, door" }).getAttribute("href")).toBe(
      "/windows?window=door",
    );
    expect(sent).toMatchObject([
      {
        optionId: "a",
        targets: [
          { windowKey: "right", expectedVersion: 1 },
          { windowKey: "door", expectedVersion: 0 },
        ],
      },
    ]);
  });

  it("stays with its window where nothing is chosen", async () => {
    await openPage(aShop(TWO).root);
    await screen.findByRole("button", { name: "Choose Roller Blinds" });
    expect(screen.queryByRole("button", { name: "Use in these windows" })).toBeNull();
  });
});

it("leads to what fits where nothing is considered yet", async () => {
  await openPage(aShop([]).root);
  expect(await screen.findByRole("heading", { name: "Nothing to compare yet" })).toBeTruthy();
  for (const link of screen.getAllByRole("link", { name: "What fits" }))
    expect(link.getAttribute("href")).toBe("/windows/left/fits");
});

it("says so of one option, and that a window isn’t here", async () => {
  const { root } = aShop([option("a")]);
  const { unmount } = await openPage(root);
  expect(await screen.findByText(/^You keep one option\./)).toBeTruthy();
  unmount();
  await openPage(root, "another");
  expect(await screen.findByRole("heading", { level: 1, name: "This window isn’t here" })).toBeTruthy();
});

it("says that the shop can't be reached", async () => {
  const project = () => {
    throw new ShopUnreachable("off");
  };
  // React reports what a boundary has caught.
  const reports = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await openPage({ me: null, project });
  expect(await screen.findByRole("heading", { level: 1, name: "These options can’t be shown" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  reports.mockClear();
});
