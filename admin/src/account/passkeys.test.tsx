import { screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { openScreen } from "../test/open-screen";
import { OWNER, staffApi } from "../test/staff-api";

const PHONE = { id: "phone", name: "My phone", addedAt: "2026-11-20T09:00:00.000Z", lastUsedAt: null };

/** A staff API whose member has these passkeys. */
function aDesk({ isAvailable = true, passkeys = [PHONE] } = {}) {
  let stored = passkeys;
  const desk = {
    me: () => ({ ...OWNER, hasPasskey: stored.length > 0 }),
    ownPasskeys: () => ({ isAvailable, passkeys: stored }),
    beginAddingPasskey: vi.fn<() => object>(() => ({
      options: { challenge: "YQ", user: { id: "YQ" }, rp: { id: "x" } },
    })),
    addPasskey: vi.fn<(args: object) => object>(() => ({ passkey: PHONE })),
    renamePasskey: vi.fn<(args: { input: { name: string } }) => object>(({ input: { name } }) => {
      stored = stored.map((passkey) => ({ ...passkey, name }));
      return { passkey: stored[0] };
    }),
    removePasskey: vi.fn<(args: object) => object>(() => {
      stored = [];
      return { passkey: PHONE };
    }),
  };
  staffApi(desk);
  return desk;
}

afterEach(() => vi.unstubAllGlobals());

it("renames a passkey", async () => {
  const desk = aDesk();
  const user = openScreen("/account");
  await user.click(await screen.findByRole("button", { name: "Rename My phone" }));
  const field = screen.getByRole("textbox", { name: /New name/ });
  await user.clear(field);
  await user.type(field, "Old phone");
  await user.click(screen.getByRole("button", { name: "Save the name" }));
  await screen.findByText("Old phone");
  expect(desk.renamePasskey).toHaveBeenCalledWith({ input: { id: "phone", name: "Old phone" } });
});

it("removes a passkey after a question", async () => {
  const desk = aDesk();
  const user = openScreen("/account");
  await user.click(await screen.findByRole("button", { name: "Remove My phone" }));
  expect(desk.removePasskey).not.toHaveBeenCalled();
  const dialog = await screen.findByRole("dialog");
  await user.click(within(dialog).getByRole("button", { name: "Remove the passkey" }));
  await screen.findByText("You have no passkey yet.");
  expect(desk.removePasskey).toHaveBeenCalledWith({ input: { id: "phone" } });
});

it("says where the browser made none, and adds nothing", async () => {
  const desk = aDesk({ passkeys: [] });
  const user = openScreen("/account");
  await user.type(await screen.findByRole("textbox", { name: /Name of the new passkey/ }), "Laptop");
  await user.click(screen.getByRole("button", { name: "Add a passkey" }));
  expect((await screen.findByRole("alert")).textContent).toBe("No passkey was made. Please try again.");
  expect(desk.addPasskey).not.toHaveBeenCalled();
});

it("says where the shop has no address for passkeys", async () => {
  aDesk({ isAvailable: false, passkeys: [] });
  openScreen("/account");
  await screen.findByText(/Passkeys need the shop’s public address/);
  expect(screen.queryByRole("button", { name: "Add a passkey" })).toBeNull();
});
