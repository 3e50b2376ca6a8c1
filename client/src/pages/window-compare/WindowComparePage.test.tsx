import { ApolloLink } from "@apollo/client";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { Route, Routes, useLocation } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { addWindow } from "../../features/windows/change-windows";
import { windowsSync } from "../../features/windows/sync-windows";
import { windowsStore } from "../../features/windows/windows-store";
import { paths } from "../../lib/paths";
import { ShopUnreachable } from "../../lib/shop-failure";
import { aProduct } from "../../test/catalogue-shop";
import { anOption, aWindow, ChoicesDesk } from "../../test/choices-desk";
import { press } from "../../test/press";
import { renderInShop } from "../../test/render-in-shop";
import { WindowComparePage } from "./WindowComparePage";

beforeEach(() => {
  windowsStore.forget();
  windowsSync.forget();
});

const product = (name: string, stated: object = {}) => ({
  ...aProduct({ id: name, name, slug: name.toLowerCase().replaceAll(" ", "-") }),
  ...{ variant: null, features: [], specifications: [], deliveryNote: null, leadTimeDays: 9, ...stated },
});
const ROLLER = product("Roller Blinds", {
  features: ["BLACKOUT", "ENERGY_EFFICIENT"],
  specifications: [{ name: "Care", value: "Dust it" }],
});
const option = (id: string, changes: object = {}) => anOption(id, { totalPence: 10_000, product: ROLLER, ...changes });

/** A shop in which a window has these options and two others have none. */
function deskWith(options: ReturnType<typeof option>[]) {
  const desk = new ChoicesDesk();
  desk.windows = [
    aWindow("left", "left", "r1", options),
    aWindow("right", "right", "r1", []),
    aWindow("door", "door", "r1", []),
  ];
  return desk;
}

/** Where a link has led to, with what it carries beside its URL. */
function Arrived() {
  const { pathname, search, state } = useLocation();
  return <output>{pathname + search + JSON.stringify(state)}</output>;
}

const openPage = (desk: Pick<ChoicesDesk, "link">, key = "left") =>
  renderInShop(
    <Routes>
      <Route path={paths.windowCompare.pattern} element={<WindowComparePage />} />
      <Route path="*" element={<Arrived />} />
    </Routes>,
    desk.link,
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
    await openPage(deskWith(TWO));
    expect(await screen.findByRole("heading", { level: 1, name: "Options for Kitchen, left" })).toBeTruthy();
    expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "About",
      "Roller Blinds",
      "Sheer Blinds",
    ]);
    expect(await row("Price")).toEqual(["£100.00", "Can’t be ordered"]);
    expect((await row("Size"))[0]).toBe(
      "1200 × 1400 mmYour recess is 1200 × 1400 mm. We make the blind 1190 × 1395 mm.",
    );
    expect(await row("Light")).toEqual(["Blackout", "Not stated"]);
    expect(await row("Insulation")).toEqual(["Energy-efficient", "Not stated"]);
    expect(await row("Care")).toEqual(["Dust it", "Not stated"]);
    expect((await row("Delivery"))[0]).toMatch(/^By .*, if you order today$/);
  });

  it("that can't be ordered say why, and can't be chosen", async () => {
    await openPage(deskWith(TWO));
    expect((await row("Your choice"))[1]).toMatch(/^It is too wide\./);
    expect(screen.queryByRole("button", { name: "Choose Sheer Blinds" })).toBeNull();
  });

  it("are chosen, one of them, by the version that is shown, and the choice is taken back", async () => {
    const desk = deskWith(TWO);
    await openPage(desk);
    await press(await screen.findByRole("button", { name: "Choose Roller Blinds" }));
    const chosen = await screen.findByRole("button", { name: "Chosen Roller Blinds", pressed: true });
    await press(chosen);
    expect(await screen.findByRole("button", { name: "Choose Roller Blinds", pressed: false })).toBeTruthy();
    expect(desk.changes).toEqual([
      { windowKey: "left", optionId: "a", expectedVersion: 1 },
      { windowKey: "left", optionId: null, expectedVersion: 2 },
    ]);
  });

  it("wait while one of them is saved", async () => {
    const desk = deskWith([option("a"), option("b", { product: SHEER })]);
    await openPage(desk);
    const [choose, other] = await screen.findAllByRole("button", { name: /^Choose / });
    expect(other?.getAttribute("aria-disabled")).toBeNull();
    fireEvent.click(choose as HTMLElement);
    await waitFor(() => expect(other?.getAttribute("aria-disabled")).toBe("true"));
    expect(other?.getAttribute("aria-busy")).toBeNull();
    expect(await screen.findByRole("button", { name: "Chosen Roller Blinds", pressed: true })).toBeTruthy();
    await waitFor(() => expect(other?.getAttribute("aria-disabled")).toBeNull());
  });

  it("are in view where the keyboard has reached them", async () => {
    await openPage(deskWith([option("a"), option("b", { product: SHEER })]));
    const [first, second] = await screen.findAllByRole("button", { name: /^Choose / });
    const scroller = screen.getByRole("region", { name: "Options for Kitchen, left" });
    const lies = (element: HTMLElement | undefined, left: number, right: number) =>
      vi.spyOn(element as HTMLElement, "getBoundingClientRect").mockReturnValue({ left, right } as DOMRect);
    lies(scroller, 20, 370);
    lies(first, 120, 220);
    lies(second, 340, 441);
    first?.focus();
    expect(scroller.scrollLeft).toBe(0);
    second?.focus();
    expect(scroller.scrollLeft).toBe(71);
    lies(first, 10, 110);
    first?.focus();
    expect(scroller.scrollLeft).toBe(61);
  });

  it("are safe as they are where they have no cord", async () => {
    const control = { name: "control", value: "cord-free", label: "Control", valueLabel: "Cord-free" };
    const chain = { name: "control", value: "chain", label: "Control", valueLabel: "Chain" };
    const motorised = product("Motorised Blinds", { features: ["CHILD_SAFE", "CORDLESS"] });
    await openPage(
      deskWith([
        option("a", { choices: [control] }),
        option("b", { choices: [chain] }),
        option("c", { product: motorised }),
      ]),
    );
    expect(await row("Safety")).toEqual(["Cord-free", "Not stated", "Child-safe. Cordless"]);
  });

  it("lead to the product, filled in for the window", async () => {
    await openPage(deskWith(TWO));
    await press(await screen.findByRole("link", { name: "Open Roller Blinds" }));
    expect(screen.getByRole("status").textContent).toBe(
      '/products/roller-blinds?color=Oak&material=Premium+Wood&width=47.2441&height=55.1181&options=fit_recess{"roomName":"Kitchen","windowName":"left","windowKey":"left"}',
    );
  });

  it("that another device has changed are read anew", async () => {
    const desk = deskWith([option("a")]);
    await openPage(desk);
    const choose = await screen.findByRole("button", { name: "Choose Roller Blinds" });
    desk.elsewhere("left", () => [option("b", { product: SHEER })]);
    await press(choose);
    expect((await screen.findByRole("alert")).textContent).toMatch(/have been changed in the meantime/);
    expect(await screen.findByRole("columnheader", { name: "Sheer Blinds" })).toBeTruthy();
    expect(screen.queryByRole("columnheader", { name: "Roller Blinds" })).toBeNull();
    expect(desk.changes).toEqual([]);
  });

  it("stay where the shop can't be reached, which is said", async () => {
    const desk = deskWith(TWO);
    await openPage(desk);
    const choose = await screen.findByRole("button", { name: "Choose Roller Blinds" });
    const off = new ShopUnreachable("off");
    desk.refusals.push(off);
    desk.projectRefusal = off;
    await press(choose);
    expect((await screen.findByRole("alert")).textContent).toBe(off.message);
    expect(screen.getByRole("columnheader", { name: "Roller Blinds" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Choose Roller Blinds" })).toBeTruthy();
  });
});

describe("the choice of a window", () => {
  it("is used in others, and each says what became of it", async () => {
    const desk = deskWith([option("a", { isChosen: true })]);
    const changes = [{ label: "Fit", from: "Recess", to: "Exact" }];
    const copied = { ...option("copy", { width: 44, height: 50, totalPence: 12_550 }), windowKey: "right" };
    const refusal = { reason: "FIGURE_MISSING", message: "Measure the depth of the recess." };
    desk.copies = [
      { windowKey: "right", option: copied, changes, refusal: null },
      { windowKey: "door", option: null, changes: [], refusal },
    ];
    await openPage(desk);
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
    expect(desk.copied).toMatchObject([
      {
        optionId: "a",
        targets: [
          { windowKey: "right", expectedVersion: 1 },
          { windowKey: "door", expectedVersion: 1 },
        ],
      },
    ]);
  });

  it("that can't be ordered here has no price to compare with", async () => {
    const desk = deskWith([option("a", { isChosen: true, refusal: "It is too wide." })]);
    const copied = { ...option("copy", { width: 44, height: 50 }), windowKey: "right" };
    desk.copies = [{ windowKey: "right", option: copied, changes: [], refusal: null }];
    await openPage(desk);
    await press(await screen.findByRole("checkbox", { name: "Kitchen, right" }));
    await press(screen.getByRole("button", { name: "Use in these windows" }));
    const answer = await screen.findByText(/: chosen in/);
    expect(answer.textContent).toBe("Kitchen, right: chosen in 1118 × 1270 mm for £100.00.");
  });

  it("stays with its window where nothing is chosen", async () => {
    await openPage(deskWith(TWO));
    await screen.findByRole("button", { name: "Choose Roller Blinds" });
    expect(screen.queryByRole("button", { name: "Use in these windows" })).toBeNull();
  });
});

it("leads to what fits where nothing is considered yet", async () => {
  await openPage(deskWith([]));
  expect(await screen.findByRole("heading", { name: "Nothing to compare yet" })).toBeTruthy();
  for (const link of screen.getAllByRole("link", { name: "What fits" }))
    expect(link.getAttribute("href")).toBe("/windows/left/fits");
});

it("says so of one option, and that a window isn’t here", async () => {
  const desk = deskWith([option("a")]);
  const { unmount } = await openPage(desk);
  expect(await screen.findByText(/^You keep one option\./)).toBeTruthy();
  unmount();
  await openPage(desk, "another");
  expect(await screen.findByRole("heading", { level: 1, name: "This window isn’t here" })).toBeTruthy();
});

it("says that the shop can't be reached", async () => {
  const desk = deskWith([]);
  desk.projectRefusal = new ShopUnreachable("off");
  // React reports what a boundary has caught.
  const reports = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await openPage(desk);
  expect(await screen.findByRole("heading", { level: 2, name: "These options can’t be shown" })).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1, name: "Options for Kitchen, left" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  reports.mockClear();
});

describe("a window of this browser", () => {
  it("is sent first, so that the shop has it", async () => {
    const key = addWindow("new", "CASEMENT", null);
    const desk = deskWith([]);
    const operations: (string | undefined)[] = [];
    const link = new ApolloLink((operation, forward) => {
      operations.push(operation.operationName);
      return forward(operation);
    });
    await openPage({ link: link.concat(desk.link) }, key);
    expect(await screen.findByRole("heading", { level: 2, name: "Nothing to compare yet" })).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1, name: "Options for new" })).toBeTruthy();
    expect(operations.filter((name) => name === "SaveProject" || name === "WindowOptions")).toEqual([
      "SaveProject",
      "WindowOptions",
    ]);
  });

  it("that the shop refuses is said to be missing there", async () => {
    const key = addWindow("new", "CASEMENT", null);
    const desk = deskWith([]);
    desk.refusals.push(new GraphQLError("This is too many.", { extensions: { code: "LIMIT_EXCEEDED" } }));
    await openPage(desk, key);
    expect(await screen.findByRole("heading", { level: 2, name: "The shop doesn’t have this window" })).toBeTruthy();
    expect(screen.getByText(/^This is too many\./)).toBeTruthy();
  });

  it("waits for a connection, which is said", async () => {
    const key = addWindow("new", "CASEMENT", null);
    const isOnline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await openPage(deskWith([]), key);
    expect(await screen.findByText(/^No connection\. Prices need one/)).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1, name: "Options for new" })).toBeTruthy();
    isOnline.mockReturnValue(true);
    act(() => void dispatchEvent(new Event("online")));
    expect(await screen.findByRole("heading", { level: 2, name: "Nothing to compare yet" })).toBeTruthy();
    expect(screen.queryByText(/^No connection/)).toBeNull();
  });

  it("may be one of another browser, for which the shop can't be asked", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await openPage(deskWith([]), "another");
    expect(await screen.findByText(/the shop can’t be asked for it now\./)).toBeTruthy();
  });
});
