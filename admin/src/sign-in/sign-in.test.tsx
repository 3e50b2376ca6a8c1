import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openScreen } from "../test/open-screen";
import { OWNER, refusal, staffApi } from "../test/staff-api";

const SIGNED_OUT = refusal("UNAUTHENTICATED", "Please sign in with your password and a code.");

/** A staff API that knows one password and one code. */
function aDoor() {
  let isIn = false;
  const desk = {
    signIn: vi.fn<(args: { input: { password: string } }) => object>(({ input: { password } }) =>
      password === "right" ? {} : { errors: [{ code: "WRONG_CREDENTIALS", message: "They don't go together." }] },
    ),
    enterCode: vi.fn<(args: { input: { code: string } }) => object>(({ input: { code } }) => {
      if (code !== "123456") return { errors: [{ code: "WRONG_CREDENTIALS", message: "That code is not right." }] };
      isIn = true;
      return {};
    }),
    signOut: vi.fn<() => object>(() => {
      isIn = false;
      return {};
    }),
    me: () => {
      if (!isIn) throw SIGNED_OUT;
      return OWNER;
    },
    staff: () => {
      if (!isIn) throw SIGNED_OUT;
      return [OWNER];
    },
  };
  staffApi(desk);
  return { ...desk, endSession: () => (isIn = false) };
}

async function signIn(user: ReturnType<typeof openScreen>, { password = "right", code = "123456" } = {}) {
  await user.type(await screen.findByLabelText(/Email/), "sam@shop.example");
  await user.type(screen.getByLabelText(/Password/), password);
  await user.click(screen.getByRole("button", { name: "Continue" }));
  if (password !== "right") return;
  await user.type(await screen.findByLabelText(/Code/), code);
  await user.click(screen.getByRole("button", { name: "Sign in" }));
}

it("takes a password and then a code, and goes where one wanted to", async () => {
  const desk = aDoor();
  const user = openScreen("/staff");
  await signIn(user);
  await screen.findByRole("cell", { name: "sam@shop.example" });
  expect(window.location.pathname).toBe("/admin/staff");
  expect(desk.signIn).toHaveBeenCalledOnce();
});

it("says that a password or a code is wrong", async () => {
  aDoor();
  const user = openScreen("/");
  await signIn(user, { password: "wrong" });
  expect((await screen.findByRole("alert")).textContent).toBe("They don't go together.");
  await user.clear(screen.getByLabelText(/Password/));
  await user.clear(screen.getByLabelText(/Email/));
  await signIn(user, { code: "000000" });
  expect((await screen.findByRole("alert")).textContent).toBe("That code is not right.");
});

it("leads back to the sign-in when the session has ended, and then to the same page", async () => {
  const desk = aDoor();
  const user = openScreen("/");
  await signIn(user);
  await screen.findByText("Welcome, Sam Rowe");
  desk.endSession();
  await user.click(screen.getByRole("menuitem", { name: "Staff" }));
  await signIn(user);
  await screen.findByRole("cell", { name: "sam@shop.example" });
  expect(window.location.pathname).toBe("/admin/staff");
});

it("signs out", async () => {
  const desk = aDoor();
  const user = openScreen("/");
  await signIn(user);
  // On a narrow window, as jsdom's, the button is a picture.
  await user.click(await screen.findByRole("button", { name: "Profile" }));
  await user.click(await screen.findByRole("menuitem", { name: "Sign out" }));
  await screen.findByRole("heading", { name: "Sign in" });
  expect(desk.signOut).toHaveBeenCalledOnce();
});
