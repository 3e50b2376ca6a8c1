import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, it } from "vitest";
import { renderPart } from "../../test/render-part";
import { LinkMenu } from "./LinkMenu";

const links = ["Sign In", "Register", "My Account"].map((label) => ({ label, to: `/${label}` }));

beforeEach(() => {
  renderPart(
    <MemoryRouter>
      <LinkMenu label="Account" icon={null} links={links} />
      <button>Elsewhere</button>
    </MemoryRouter>,
  );
});

const button = () => screen.getByRole("button", { name: "Account" });
const shown = () => screen.queryAllByRole("link").map(({ textContent }) => textContent);
const all = ["Sign In", "Register", "My Account"];
const focused = () => document.activeElement?.textContent;

it("shows all links together, and none before", async () => {
  expect(shown()).toEqual([]);
  await userEvent.click(button());
  expect(shown()).toEqual(all);
  expect(button().getAttribute("aria-expanded")).toBe("true");
});

it.each([
  ["the button again", () => userEvent.click(button())],
  ["a press beside it", () => userEvent.click(screen.getByRole("button", { name: "Elsewhere" }))],
  ["a link", () => userEvent.click(screen.getByRole("link", { name: "Register" }))],
])("is closed by %s", async (_, close) => {
  await userEvent.click(button());
  await close();
  expect(shown()).toEqual([]);
});

it("opens with the arrow key and wraps around", async () => {
  button().focus();
  await userEvent.keyboard("{ArrowDown}");
  expect(focused()).toBe("Sign In");
  await userEvent.keyboard("{ArrowUp}");
  expect(focused()).toBe("My Account");
  await userEvent.keyboard("{ArrowDown}{End}{Home}");
  expect(focused()).toBe("Sign In");
});

it("closes on Escape and gives the focus back", async () => {
  button().focus();
  await userEvent.keyboard("{ArrowDown}{Escape}");
  expect(shown()).toEqual([]);
  expect(focused()).toBe("Account");
});

it("closes when Tab leads out of it", async () => {
  button().focus();
  await userEvent.keyboard("{ArrowUp}{Tab}");
  expect(shown()).toEqual([]);
  expect(focused()).toBe("Elsewhere");
});
