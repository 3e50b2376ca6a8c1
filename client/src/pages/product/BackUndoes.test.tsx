import { act, screen, waitFor, within } from "@testing-library/react";
import { PointerEventsCheckLevel, userEvent, type UserEvent } from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { openProduct } from "../../test/product-screen";

let user: UserEvent;

beforeEach(() => {
  user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  localStorage.clear();
  sessionStorage.clear();
});

const SIZED = "/products/wooden-blinds?width=47.2441&height=55.1181";
const url = () => window.location.pathname + decodeURIComponent(window.location.search);
const radio = (group: string, value: string | RegExp) =>
  within(screen.getByRole("group", { name: group })).getByRole<HTMLInputElement>("radio", { name: value });
const isChosen = (group: string, value: string | RegExp) => radio(group, value).checked;
const field = (name: string) => screen.getByRole<HTMLInputElement>("spinbutton", { name });
const retype = async (name: string, text: string) => {
  await user.clear(field(name));
  await user.type(field(name), text);
};
/** The browser's Back, once its page has been shown. */
async function goBack() {
  const before = url();
  window.history.back();
  await waitFor(() => expect(url()).not.toBe(before));
  await act(async () => {});
}

it("takes back colour, material and options one by one, with the price", async () => {
  await openProduct(SIZED);
  await user.click(screen.getByRole("button", { name: "Change options" }));
  await screen.findByRole("group", { name: "Fit" });
  await user.click(radio("Material", /^Hardwood/));
  await user.click(radio("Fit", "Exact"));
  await user.click(radio("Control side", "Right"));
  const price = () => /£[\d.]+/.exec(screen.getByRole("group", { name: "Your price" }).textContent ?? "")?.[0];
  const ofHardwood = price();

  await goBack();
  expect([isChosen("Fit", "Exact"), isChosen("Control side", "Left")]).toEqual([true, true]);
  await goBack();
  expect([isChosen("Fit", "Recess"), isChosen("Material", /^Hardwood/)]).toEqual([true, true]);
  expect(price()).toBe(ofHardwood);
  await goBack();
  expect(isChosen("Material", /^Hardwood/)).toBe(false);
  expect(price()).not.toBe(ofHardwood);
  expect(url()).toBe(SIZED);
});

it("takes back a figure as a whole, whatever was typed on the way to it", async () => {
  await openProduct(SIZED);
  await user.click(radio("Material", /^Hardwood/));
  await retype("Width", "900");
  await retype("Drop", "1000");
  await goBack();
  expect([field("Width").value, field("Drop").value]).toEqual(["1200", "1400"]);
  expect(isChosen("Material", /^Hardwood/)).toBe(true);
});

it("keeps the size that was typed first on a page that opened without one", async () => {
  await openProduct("/products/wooden-blinds");
  const entries = window.history.length;
  await retype("Width", "1200");
  expect(window.history.length).toBe(entries);
  await user.click(radio("Material", /^Hardwood/));
  await goBack();
  expect(field("Width").value).toBe("1200");
  expect(isChosen("Material", /^Hardwood/)).toBe(false);
});

it("adds nothing for another unit, nor for what the rules settle by themselves", async () => {
  await openProduct(`${SIZED}&options=fit_exact`);
  await screen.findByRole("group", { name: "Fit" });
  const entries = window.history.length;
  await user.click(screen.getByRole("radio", { name: "cm" }));
  expect(url()).toContain("unit=cm");
  expect(window.history.length).toBe(entries);
});
