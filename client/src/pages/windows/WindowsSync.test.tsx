import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { windowsSync } from "../../features/windows/sync-windows";
import { windowsStore } from "../../features/windows/windows-store";
import { paths } from "../../lib/paths";
import { projectDesk } from "../../test/project-desk";
import { renderInShop } from "../../test/render-in-shop";
import { schemaLink } from "../../test/schema-link";
import { WindowsPage } from "./WindowsPage";

beforeEach(restart);

/** As a reload of the page does: what is in memory is gone. */
function restart() {
  windowsStore.forget();
  windowsSync.forget();
}

type Desk = ReturnType<typeof projectDesk>;
async function openPage(desk: Desk, path = "/windows") {
  const page = await renderInShop(<WindowsPage />, schemaLink(desk.root), path);
  await waitFor(() => expect(screen.queryByText(LOOKING)).toBeNull());
  return page;
}
const LOOKING = "Looking for your windows...";
const says = (words: string | RegExp) =>
  waitFor(() => expect(screen.getByText(words)).toBeTruthy(), { timeout: 10_000 });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const depth = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Depth of the recess" });
/** Adds a window, and waits for its fields, which are a file of their own. */
const addOne = async () => {
  await press("Add a window");
  await screen.findByRole("textbox", { name: "Depth of the recess" });
};
const online = (isOnline: boolean) => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  act(() => void dispatchEvent(new Event(isOnline ? "online" : "offline")));
};

/** A window that the shop has, opened; its key. */
async function openSaved(desk: Desk): Promise<string> {
  await openPage(desk);
  await addOne();
  await says("All saved.");
  return desk.project().windows[0]?.key ?? "";
}
/** The page came into view again. */
const look = () => act(() => void document.dispatchEvent(new Event("visibilitychange")));

describe("without a connection", () => {
  it("keeps what is typed over a reload, and sends it when there is one", async () => {
    const desk = projectDesk();
    const { unmount } = await openPage(desk);
    online(false);
    await addOne();
    await userEvent.type(depth(), "80");
    await says(/^No connection. All is kept in this browser/);
    unmount();
    restart();
    expect(desk.sent).toEqual([]);

    await openPage(desk);
    await says("Not measured yet");
    online(true);
    await says("All saved.");
    expect(desk.project().windows).toMatchObject([{ name: "Window 1", depth: 3.1496 }]);
  });

  it("says so where the shop can't be reached, and tries again", async () => {
    const desk = projectDesk();
    await openPage(desk);
    desk.isReachable = false;
    await addOne();
    await says(/^We can't reach the shop/);
    desk.isReachable = true;
    await userEvent.type(depth(), "80");
    await says("All saved.");
    expect(desk.project().windows).toHaveLength(1);
  });

  it("takes no answer that got lost for a change of another device", async () => {
    const desk = projectDesk();
    await openPage(desk);
    desk.losesAnswers = true;
    await addOne();
    await says(/^We can't reach the shop/);
    expect(desk.project().windows).toHaveLength(1);
    desk.losesAnswers = false;
    await userEvent.type(depth(), "80");
    await waitFor(() => expect(desk.project().windows).toMatchObject([{ depth: 3.1496 }]), { timeout: 10_000 });
    await says("All saved.");
    expect(screen.queryByRole("region", { name: "Changed on two devices" })).toBeNull();
  });

  it("says so where the browser stores nothing", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const desk = projectDesk();
    await openPage(desk);
    online(false);
    await addOne();
    online(false);
    expect(await screen.findByText(/^This browser doesn’t let us keep your windows/)).toBeTruthy();
  });
});

describe("a browser that has no windows yet", () => {
  it("looks for them, and can add one meanwhile", async () => {
    const desk = projectDesk();
    desk.save({ rooms: [], windows: [{ key: "k1", expectedVersion: 0, name: "Hall", kind: "DOOR" } as never] });
    let answer = () => undefined as void;
    const wait = new Promise<void>((resolve) => (answer = resolve));
    const project = () => wait.then(desk.project);
    await renderInShop(<WindowsPage />, schemaLink({ ...desk.root, project }), "/windows");
    await says(LOOKING);
    expect(screen.getByRole("button", { name: "Add a window" })).toBeTruthy();
    expect(screen.queryByText("No windows yet")).toBeNull();
    act(answer);
    expect(await screen.findByRole("heading", { name: "Hall" })).toBeTruthy();
  });

  it.each([
    ["that there are none", "/windows", "No windows yet"],
    ["that a window isn’t here", paths.windows.href("k1"), "This window isn’t here"],
  ])("does not say %s before the shop has answered", async (_, path, words) => {
    const desk = projectDesk();
    desk.isReachable = false;
    await openPage(desk, path);
    await says(/^We can't reach the shop/);
    expect(screen.queryByText(words)).toBeNull();
    desk.isReachable = true;
    look();
    await says(words);
  });
});

describe("another device", () => {
  it("adds windows that are shown when the page comes into view", async () => {
    const desk = projectDesk();
    await openPage(desk);
    desk.save({ rooms: [], windows: [{ key: "k1", expectedVersion: 0, name: "Hall", kind: "DOOR" } as never] });
    look();
    expect(await screen.findByRole("heading", { name: "Hall" })).toBeTruthy();
  });

  it("and this one change the same figure: both are shown, and a press decides", async () => {
    const desk = projectDesk();
    const key = await openSaved(desk);
    desk.elsewhere(key, { depth: 4 });
    await userEvent.type(depth(), "80");
    const question = await screen.findByRole("group", { name: "Depth of the recess" });
    expect(within(question).getByRole("button", { name: "Other device: 102 mm" })).toBeTruthy();
    await says("Some of it was changed on two devices. Please decide.");
    expect(desk.project().windows).toMatchObject([{ depth: 4 }]);
    await press("Here: 80 mm");
    await waitFor(() => expect(desk.project().windows).toMatchObject([{ depth: 3.1496 }]));
    await says("All saved.");
  });

  it("changes another figure: both are kept without a question", async () => {
    const desk = projectDesk();
    const key = await openSaved(desk);
    desk.elsewhere(key, { heightFromFloorMm: 2100 });
    await userEvent.type(depth(), "80");
    await says("All saved.");
    expect(desk.project().windows).toMatchObject([{ depth: 3.1496, heightFromFloorMm: 2100 }]);
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Height from the floor" }).value).toBe("2100");
  });

  it("removes what was changed here: it waits for a press, and comes back whole", async () => {
    const desk = projectDesk();
    const key = await openSaved(desk);
    desk.elsewhere(key, {}, true);
    await userEvent.type(depth(), "80");
    await says("This window was removed on another device, and you have changed it here.");
    await press("Keep it");
    await waitFor(() => expect(desk.project().windows).toMatchObject([{ key, depth: 3.1496 }]));
  });
});

it("calls a room differently on another device: both names are shown, and a press decides", async () => {
  const desk = projectDesk();
  desk.save({ rooms: [{ key: "r1", expectedVersion: 0, name: "Hall" } as never], windows: [] });
  await openPage(desk);
  await screen.findByRole("heading", { name: "Hall" });
  desk.save({ rooms: [{ key: "r1", expectedVersion: 1, name: "Landing" } as never], windows: [] });
  await press("Rename Hall");
  const name = screen.getByRole("textbox", { name: "Room" });
  await userEvent.clear(name);
  await userEvent.type(name, "Stairs{Enter}");
  await userEvent.click(await screen.findByRole("button", { name: "Other device: Landing" }, { timeout: 10_000 }));
  expect(screen.getByRole("heading", { name: "Landing" })).toBeTruthy();
  expect(desk.project().rooms).toMatchObject([{ name: "Landing" }]);
  await says("All saved.");
});

describe("what a session that has ended had is sent anew", () => {
  it("when the page comes into view", async () => {
    const desk = projectDesk();
    await openSaved(desk);
    desk.forget();
    look();
    await waitFor(() => expect(desk.project().windows).toMatchObject([{ name: "Window 1" }]));
  });

  it("when one of its windows is changed while the page is in view, the others as well", async () => {
    const desk = projectDesk();
    await openSaved(desk);
    await press("Next window in this room");
    await waitFor(() => expect(desk.project().windows).toMatchObject([{ name: "Window 1" }, { name: "Window 2" }]));
    await says("All saved.");
    desk.forget();
    await userEvent.type(depth(), "80");
    await waitFor(() => expect(desk.project().windows).toMatchObject([{ name: "Window 1" }, { name: "Window 2" }]));
    await says("All saved.");
  });

  it("when a new window stands in a room that went with it", async () => {
    const desk = projectDesk();
    const window = { key: "k1", expectedVersion: 0, name: "left", kind: "CASEMENT", roomKey: "r1" };
    const room = { key: "r1", expectedVersion: 0, name: "Hall" };
    desk.save({ rooms: [room], windows: [window] });
    await openPage(desk);
    await screen.findByRole("heading", { name: "Hall" });
    desk.refusal = (input) => {
      const rooms = new Set([...desk.project().rooms, ...input.rooms].map(({ key }) => key));
      const isHomeless = input.windows.some((each) => "roomKey" in each && !rooms.has(String(each.roomKey)));
      return isHomeless ? "This window’s room is not kept." : undefined;
    };
    desk.forget();
    await press("Add a window in Hall");
    await waitFor(() => expect(desk.project().windows).toMatchObject([{ name: "left" }, { name: "Window 2" }]));
    expect(desk.project().rooms).toMatchObject([{ name: "Hall" }]);
  });
});

it("a window that is refused does not keep the others from being saved, and is named", async () => {
  const desk = projectDesk();
  desk.refusal = ({ windows }) =>
    windows.some((window) => "obstructions" in window && window.obstructions !== null)
      ? "What is in the way has signs that we can't print"
      : undefined;
  await openSaved(desk);
  await userEvent.type(screen.getByRole("textbox", { name: /^What is in the way/ }), "☃");
  await press("Next window in this room");
  await says("What is in the way has signs that we can't print");
  expect(desk.project().windows).toHaveLength(2);
});

describe("whose windows they are", () => {
  it("goes by who is signed in: an account's leave the browser with it, a guest's go into the account", async () => {
    const guest = projectDesk();
    const { unmount } = await openPage(guest);
    await addOne();
    await says("All saved.");
    unmount();

    restart();
    const account = projectDesk({ id: "a1" });
    const signedIn = await openPage(account);
    await says("Not measured yet");
    await waitFor(() => expect(account.project().windows).toHaveLength(1), { timeout: 10_000 });
    await says("All saved.");
    signedIn.unmount();

    restart();
    await openPage(projectDesk());
    await says("No windows yet");
  });
});
