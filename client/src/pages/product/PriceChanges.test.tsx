import { act, screen, within } from "@testing-library/react";
import { PointerEventsCheckLevel, userEvent, type UserEvent } from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { CurrentUrl } from "../../test/CurrentUrl";
import { openProduct } from "../../test/product-screen";
import { ProductShop } from "../../test/product-shop";

let user: UserEvent;

beforeEach(() => {
  user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  localStorage.clear();
  sessionStorage.clear();
});

const SIZED = "/products/wooden-blinds?width=47.2441&height=55.1181";
const ask = async () => {
  await user.click(screen.getByText("How this is worked out"));
  await user.click(screen.getByRole("button", { name: "What would change it" }));
  return screen.findByRole("list", { name: "What would change the price" });
};
const rows = (list: HTMLElement) =>
  within(list)
    .getAllByRole("listitem")
    .map((row) => row.textContent);
/** In `act`, because a link starts a transition. */
const press = (button: HTMLElement) => act(() => user.click(button));
const url = () => screen.getByRole("status", { name: "URL" }).textContent;

it("says what size, material, division and the promotion make of the price, at a press", async () => {
  const shop = new ProductShop();
  shop.promotion = { code: "SUMMER25", percent: 10, minimumWindows: 1 };
  await openProduct(SIZED, shop);
  expect(screen.queryByRole("list", { name: "What would change the price" })).toBeNull();
  const list = await ask();
  await within(list).findByText("SUMMER25");
  expect(rows(list)).toEqual([
    "Up to a drop of 929 mm nothing extra is charged for the size£100.80£105.12 less",
    "In Hardwood£171.60£34.32 less",
    "A width of 1300 mm£231.96£26.04 more",
    "A drop of 1500 mm£228.24£22.32 more",
    "Two of 600 mm, side by sideThis sets the size of one. Add it to your cart and take two.£201.60£4.32 less",
    "In your cart with SUMMER25£185.33£20.59 less",
  ]);
});

it("a press applies a proposal, and Back undoes it", async () => {
  const before = `${SIZED}&line=l1&options=fit_exact`;
  await openProduct(before, new ProductShop(), { beside: <CurrentUrl /> });
  const list = await ask();
  await press(within(list).getByRole("link", { name: "In Hardwood" }));
  expect(url()).toContain("material=Hardwood&width=47.2441&height=55.1181");
  expect(url()).toContain("&options=fit_exact&line=l1");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /^Hardwood/ }).checked).toBe(true);
  expect(document.activeElement).toBe(list);
  expect(within(list).queryByRole("link", { name: "In Hardwood" })).toBeNull();
  await press(screen.getByRole("button", { name: "Back" }));
  expect(within(list).getByRole("link", { name: "In Hardwood" })).toBeDefined();
  expect(url()).toBe(before);
});

it("takes the place of a size that can't be made", async () => {
  await openProduct(SIZED);
  const width = screen.getByRole("spinbutton", { name: "Width" });
  await user.clear(width);
  await user.type(width, "2800");
  const list = await ask();
  expect(rows(list)).toEqual([
    "Two of 1400 mm, side by sideThis sets the size of one. Add it to your cart and take two.£516.00",
  ]);
  await press(within(list).getByRole("link", { name: "Two of 1400 mm, side by side" }));
  expect(screen.getByRole<HTMLInputElement>("spinbutton", { name: "Width" }).value).toBe("1400");
});

it("says that there is nothing to propose for choices that can't be made", async () => {
  await openProduct(`${SIZED}&options=control_cord`, new ProductShop());
  await ask();
  expect(screen.getByText("For these choices we have nothing to propose.")).toBeDefined();
});
