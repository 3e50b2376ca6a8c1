import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { windowsSync } from "../../features/windows/sync-windows";
import { windowsStore } from "../../features/windows/windows-store";
import { projectDesk } from "../../test/project-desk";
import { renderInShop } from "../../test/render-in-shop";
import { schemaLink } from "../../test/schema-link";
import { WindowsPage } from "./WindowsPage";

beforeEach(() => {
  windowsStore.forget();
  windowsSync.forget();
});

async function openPage(desk = projectDesk(), path = "/windows") {
  const page = await renderInShop(<WindowsPage />, schemaLink(desk.root), path);
  await screen.findByRole("heading", { name: "No windows yet" });
  return { desk, ...page };
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const field = (name: string | RegExp) => screen.getByRole("textbox", { name });
const group = (name: RegExp) => within(screen.getByRole("group", { name }));
const width = (name: string) => group(/^Width in three places/).getByRole("textbox", { name });
const saved = () => waitFor(() => expect(screen.getByText("All saved.")).toBeTruthy(), { timeout: 10_000 });

/** Adds a window, and waits for its fields, which are a file of their own. */
const addOne = async () => {
  await press("Add a window");
  await screen.findByRole("textbox", { name: "Depth of the recess" });
};

/** A window in the kitchen, 1204 and 1198 mm wide, 1400 mm drop. */
async function measureOne() {
  await addOne();
  await userEvent.type(screen.getByRole("combobox", { name: "Room" }), "Kitchen{Enter}");
  await userEvent.clear(field(/^Window/));
  await userEvent.type(field(/^Window/), "left");
  await userEvent.type(width("Top"), "1204{Enter}1198");
  await userEvent.type(group(/^Drop in three places/).getByRole("textbox", { name: "Left" }), "1400");
}

it("begins with an empty state that leads to the first window", async () => {
  await openPage();
  expect(screen.getByRole("heading", { name: "No windows yet" })).toBeTruthy();
  await addOne();
  expect(screen.getByRole("heading", { level: 1, name: "Window 1" })).toBe(document.activeElement);
});

describe("measuring a window", () => {
  it("takes the smallest reading, draws it, and lists it in its room", async () => {
    const { desk } = await openPage();
    await measureOne();
    expect(screen.getByText("Width: 1198 mm, the smallest of 1204 and 1198 mm.")).toBeTruthy();
    expect(screen.getByText(/Your widths are 6 mm apart. Please measure them again/)).toBeTruthy();
    expect(screen.getByRole("img", { name: "Casement, 1198 mm wide, 1400 mm drop" })).toBeTruthy();
    await saved();

    await userEvent.click(screen.getByRole("link", { name: "Done" }));
    const kitchen = within(screen.getByRole("region", { name: "Kitchen" }));
    expect(kitchen.getByRole("heading", { name: "left" })).toBeTruthy();
    expect(kitchen.getByText("1198 × 1400 mm")).toBeTruthy();
    const sheet = screen.getByRole("link", { name: /Print all windows/ });
    expect(sheet.getAttribute("href")).toBe("/windows/measuring-sheet.pdf");
    expect(desk.project().windows).toMatchObject([{ name: "left", widthMiddle: 47.1654, dropLeft: 55.1181 }]);
  });

  it("goes to the next field by Enter", async () => {
    await openPage();
    await addOne();
    await userEvent.type(width("Top"), "1204{Enter}");
    expect(document.activeElement).toBe(width("Middle"));
  });

  it("asks about what is no figure when its field is left, and keeps the figure before", async () => {
    await openPage();
    await addOne();
    await userEvent.type(width("Top"), "1204");
    await userEvent.type(width("Top"), "x{Enter}");
    expect(screen.getByText("Please enter a plain figure in mm, as it stands on the tape.")).toBeTruthy();
    expect(windowsStore.current().windows[0]?.change.widthTop).toBe(47.4016);
  });

  it("asks for the parts of a bay, and adds them up", async () => {
    await openPage();
    await addOne();
    await userEvent.click(screen.getByRole("radio", { name: "Bay" }));
    await userEvent.click(screen.getByRole("radio", { name: "3 parts" }));
    for (const [part, typed] of [600, 1200, 600].entries())
      await userEvent.type(field(`Part ${part + 1}, width`), String(typed));
    await userEvent.type(field("Angle to part 2"), "135");
    expect(
      screen.getByRole("img", { name: /^Bay from above, its parts from left to right: 600 mm, 1200 mm, 600 mm/ }),
    ).toBeTruthy();
    expect(windowsStore.current().windows[0]?.change.bayParts).toMatchObject([{ angle: 135 }, { angle: null }, {}]);
  });

  it("takes the glass of a roof window from its code", async () => {
    await openPage();
    await addOne();
    await userEvent.click(screen.getByRole("radio", { name: "Roof window" }));
    await userEvent.type(field(/^Whole code on the plate/), "m04");
    expect(screen.getByText(/^Its glass is \d+ × \d+ mm.$/)).toBeTruthy();
    expect(windowsStore.current().windows[0]?.change.roofWindow).toBe("VELUX M04");
  });
});

describe("removing", () => {
  it("a window can be undone", async () => {
    await openPage();
    await measureOne();
    await userEvent.click(screen.getByRole("link", { name: "Done" }));
    await press("Remove left");
    expect(screen.queryByRole("heading", { name: "left" })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Undo" }));
    await press("Undo");
    expect(screen.getByText("1198 × 1400 mm")).toBeTruthy();
  });

  it("a room keeps its windows, and can be undone", async () => {
    await openPage();
    await measureOne();
    await userEvent.click(screen.getByRole("link", { name: "Done" }));
    await press("Remove the room Kitchen");
    expect(screen.queryByRole("region", { name: "Kitchen" })).toBeNull();
    expect(screen.getByText("1198 × 1400 mm")).toBeTruthy();
    await press("Undo");
    expect(within(screen.getByRole("region", { name: "Kitchen" })).getByText("1198 × 1400 mm")).toBeTruthy();
  });
});
