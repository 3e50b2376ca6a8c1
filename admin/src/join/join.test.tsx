import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openScreen } from "../test/open-screen";
import { refusal, staffApi } from "../test/staff-api";

const SIGNED_OUT = () => {
  throw refusal("UNAUTHENTICATED", "Please sign in with your password and a code.");
};
const SECRET = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";

it("shows the secret, takes a code of the app, and shows the recovery codes", async () => {
  const acceptInvitation = vi.fn<(args: { input: unknown }) => object>(() => ({
    recoveryCodes: ["one-two", "three-four"],
  }));
  staffApi({
    me: SIGNED_OUT,
    enrol: () => ({ email: "kim@shop.example", secret: SECRET, otpauthUri: `otpauth://totp/x?secret=${SECRET}` }),
    acceptInvitation,
  });
  const user = openScreen("/join?token=t0ken");
  expect((await screen.findByRole<HTMLInputElement>("textbox", { name: "Or type this secret" })).value).toBe(SECRET);
  expect(screen.getByRole("img", { name: /QR code/ })).toBeDefined();
  await user.type(screen.getByLabelText(/First and last name/), "Kim Vale");
  await user.type(screen.getByLabelText(/New password/), "a fine long password");
  await user.type(screen.getByLabelText(/^Code/), "123456");
  await user.click(screen.getByRole("button", { name: "Join" }));
  const codes = await screen.findByRole("list", { name: "Recovery codes" });
  expect(
    within(codes)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["one-two", "three-four"]);
  expect(acceptInvitation.mock.calls[0]?.[0]).toEqual({
    input: { token: "t0ken", name: "Kim Vale", password: "a fine long password", code: "123456" },
  });
});

it("says that an invitation is over", async () => {
  const message = "This invitation has been used already.";
  staffApi({ me: SIGNED_OUT, enrol: () => ({ errors: [{ code: "NOT_FOUND", message }] }) });
  openScreen("/join?token=old");
  expect((await screen.findByRole("alert")).textContent).toBe(message);
});
