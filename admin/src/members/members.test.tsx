import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openScreen } from "../test/open-screen";
import { OWNER, refusal, staffApi } from "../test/staff-api";

const MEMBER = { ...OWNER, id: "kim", name: "Kim Vale", email: "kim@shop.example", role: "CONTENT", version: 3 };

/** A staff API with an owner and a member, whose dangerous acts need a fresh code. */
function aDesk({ isFresh = true } = {}) {
  let hasCode = isFresh;
  const guarded = <Args,>(act: (args: Args) => object) =>
    vi.fn<(args: Args) => object>((args) => {
      if (!hasCode) throw refusal("FORBIDDEN", "Please enter a code first.", { reason: "FRESH_CODE" });
      return act(args);
    });
  const desk = {
    me: () => OWNER,
    staff: () => [OWNER, MEMBER],
    enterCode: () => {
      hasCode = true;
      return {};
    },
    inviteStaff: guarded(() => ({ token: "t0ken", expiresAt: "2026-11-27T09:00:00.000Z" })),
    changeStaffRole: guarded(({ input }: { input: { role: string } }) => ({
      staff: { ...MEMBER, role: input.role, version: 4 },
    })),
    dismissStaff: guarded(() => ({ staff: { ...MEMBER, leftAt: "2026-11-24T00:00:00.000Z" } })),
  };
  staffApi(desk);
  return desk;
}

async function choose(user: ReturnType<typeof openScreen>, label: RegExp, option: string) {
  await user.click(await screen.findByRole("combobox", { name: label }));
  await user.click(await screen.findByRole("option", { name: option }));
}

it("lists everybody with their role", async () => {
  aDesk();
  openScreen("/staff");
  const row = (await screen.findByRole("cell", { name: "Kim Vale" })).closest("tr");
  expect(within(row ?? document.body).getByRole("cell", { name: "Content" })).toBeDefined();
});

it("asks for a fresh code before an invitation, which then goes on", async () => {
  const desk = aDesk({ isFresh: false });
  const user = openScreen("/staff/create");
  await user.type(await screen.findByLabelText(/Email/), "new@shop.example");
  await choose(user, /Role/, "Catalogue");
  await user.click(screen.getByRole("button", { name: "Invite" }));
  const dialog = await screen.findByRole("dialog", { name: "Is it still you?" });
  await user.type(within(dialog).getByLabelText(/Code/), "123456");
  await user.click(within(dialog).getByRole("button", { name: "Go on" }));
  const link = await screen.findByRole<HTMLInputElement>("textbox", { name: "Invitation link" });
  expect(link.value).toBe(`${window.location.origin}/admin/join?token=t0ken`);
  expect(desk.inviteStaff).toHaveBeenLastCalledWith({ input: { email: "new@shop.example", role: "CATALOGUE" } });
});

it("changes nothing without the code", async () => {
  const desk = aDesk({ isFresh: false });
  const user = openScreen("/staff/create");
  await user.type(await screen.findByLabelText(/Email/), "new@shop.example");
  await user.click(screen.getByRole("button", { name: "Invite" }));
  await user.click(await screen.findByRole("button", { name: "Cancel" }));
  expect((await screen.findByRole("alert")).textContent).toBe("Nothing has been changed.");
  expect(desk.inviteStaff).toHaveBeenCalledOnce();
});

it("changes a role from the version that was looked at", async () => {
  const desk = aDesk();
  const user = openScreen("/staff/kim");
  await choose(user, /Role/, "Orders");
  await user.click(screen.getByRole("button", { name: "Change role" }));
  await waitFor(() => expect(desk.changeStaffRole).toHaveBeenCalledOnce());
  expect(desk.changeStaffRole.mock.calls[0]?.[0]).toEqual({
    input: { id: "kim", role: "ORDERS", expectedVersion: 3 },
  });
});

it("dismisses after a question", async () => {
  const desk = aDesk();
  const user = openScreen("/staff/kim");
  await user.click(await screen.findByRole("button", { name: "Dismiss" }));
  const dialog = await screen.findByRole("dialog", { name: "Dismiss Kim Vale?" });
  await user.click(within(dialog).getByRole("button", { name: "Confirm" }));
  await screen.findByText("They have left.");
  expect(desk.dismissStaff).toHaveBeenCalledOnce();
});

it("tells what the shop refuses", async () => {
  const desk = aDesk();
  const CONFLICT = { code: "CONFLICT", message: "Somebody has changed this in the meantime. Please look again." };
  desk.changeStaffRole.mockReturnValue({ errors: [CONFLICT] });
  const user = openScreen("/staff/kim");
  await choose(user, /Role/, "Orders");
  await user.click(screen.getByRole("button", { name: "Change role" }));
  await screen.findByText(CONFLICT.message);
});

it("shows a role only what it may do", async () => {
  staffApi({ me: () => ({ ...MEMBER, permissions: ["self:read"] }) });
  openScreen("/");
  await screen.findByText("Welcome, Kim Vale");
  expect(screen.queryByRole("menuitem", { name: "Staff" })).toBeNull();
  expect(screen.queryByRole("menuitem", { name: "Audit" })).toBeNull();
});
