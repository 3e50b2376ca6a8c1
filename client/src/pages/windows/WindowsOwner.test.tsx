import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { windowsSync } from "../../features/windows/sync-windows";
import { changeOwner, windowsOwner, windowsStore } from "../../features/windows/windows-store";
import { projectDesk } from "../../test/project-desk";
import { renderInShop } from "../../test/render-in-shop";
import { schemaLink } from "../../test/schema-link";
import { WindowsPage } from "./WindowsPage";

beforeEach(() => {
  windowsStore.forget();
  windowsSync.forget();
});

const openPage = (root: object) => renderInShop(<WindowsPage />, schemaLink(root), "/windows");
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const isSaved = () => waitFor(() => expect(windowsSync.current().kind).toBe("saved"), { timeout: 10_000 });

/** A desk of an account that has one window, "Hall". */
function hallDesk() {
  const desk = projectDesk({ id: "a1" });
  desk.save({ rooms: [], windows: [{ key: "k1", expectedVersion: 0, name: "Hall", kind: "DOOR" } as never] });
  return desk;
}

/** The shop of a guest and of an account. Answers wait while it is slow. */
function twoDesks() {
  const account = hallDesk();
  const guest = projectDesk();
  let release = () => undefined as void;
  let wait = Promise.resolve();
  const shop = {
    account,
    guest,
    isSignedIn: true,
    asked: 0,
    slow() {
      wait = new Promise((resolve) => (release = resolve));
    },
    release: () => act(async () => release()),
    root: {
      me: () => (shop.isSignedIn ? { id: "a1" } : null),
      project: async () => {
        const desk = shop.isSignedIn ? account : guest;
        shop.asked += 1;
        await wait;
        return desk.project();
      },
      saveProject: async (args: Parameters<typeof guest.root.saveProject>[0]) => {
        const answer = (shop.isSignedIn ? account : guest).root.saveProject(args);
        await wait;
        return answer;
      },
    },
  };
  return shop;
}

it("another tab signs out while no page of this one shows windows: the guest is shown none, and sends none", async () => {
  const { unmount } = await openPage(hallDesk().root);
  await screen.findByRole("heading", { name: "Hall" });
  unmount();
  localStorage.removeItem("windows a1");
  localStorage.removeItem("windows-for");

  const guest = projectDesk();
  await openPage(guest.root);
  expect(await screen.findByRole("heading", { name: "No windows yet" })).toBeTruthy();
  await isSaved();
  expect(guest.sent).toEqual([]);
});

it("another tab signs out while this one shows windows: they go from here, too", async () => {
  const shop = twoDesks();
  await openPage(shop.root);
  await screen.findByRole("heading", { name: "Hall" });
  shop.isSignedIn = false;
  localStorage.removeItem("windows a1");
  localStorage.removeItem("windows-for");
  act(() => void dispatchEvent(new StorageEvent("storage", { key: "windows-for" })));
  expect(screen.queryByRole("heading", { name: "Hall" })).toBeNull();
});

it("an account's session ends while its windows are shown: none of them goes into the guest's project", async () => {
  const shop = twoDesks();
  await openPage(shop.root);
  await screen.findByRole("heading", { name: "Hall" });
  await isSaved();
  shop.isSignedIn = false;
  await press("Add a window");
  await waitFor(() => expect(windowsOwner()).toBeNull(), { timeout: 10_000 });
  await isSaved();
  expect(shop.guest.project().windows.map(({ key }) => key)).not.toContain("k1");
  expect(shop.guest.sent).toHaveLength(1);
});

describe("an answer on its way", () => {
  it("to what was sent before signing out brings no window of the account back", async () => {
    const shop = twoDesks();
    await openPage(shop.root);
    await screen.findByRole("heading", { name: "Hall" });
    await isSaved();
    shop.slow();
    await press("Add a window");
    await waitFor(() => expect(shop.account.sent).toHaveLength(1));
    act(() => changeOwner(null));
    await shop.release();
    await isSaved();
    expect(windowsStore.current().windows).toEqual([]);
    expect(localStorage.getItem("windows") ?? "").not.toContain("Hall");
  });

  it("to a question before signing out does not sign in again", async () => {
    const shop = twoDesks();
    await openPage(shop.root);
    await screen.findByRole("heading", { name: "Hall" });
    await isSaved();
    shop.slow();
    const before = shop.asked;
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    await waitFor(() => expect(shop.asked).toBe(before + 1));
    shop.isSignedIn = false;
    act(() => changeOwner(null));
    await shop.release();
    await waitFor(() => expect(shop.asked).toBe(before + 2));
    await screen.findByRole("heading", { name: "No windows yet" });
    expect(windowsOwner()).toBeNull();
  });

  it("to a guest's question does not stand for the account that has signed in since", async () => {
    const shop = twoDesks();
    shop.isSignedIn = false;
    shop.slow();
    const { unmount } = await openPage(shop.root);
    await waitFor(() => expect(shop.asked).toBe(1));
    unmount();
    shop.isSignedIn = true;
    await openPage(shop.root);
    await shop.release();
    expect(await screen.findByRole("heading", { name: "Hall" })).toBeTruthy();
    expect(windowsOwner()).toBe("a1");
  });
});
