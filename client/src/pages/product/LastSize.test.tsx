import { cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { openProduct } from "../../test/product-screen";

const field = (name: string) => screen.getByRole<HTMLInputElement>("spinbutton", { name });
const retype = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } });
const shown = () => [field("Width").value, field("Drop").value];
/** What stands below the fields; before it their descriptions name the limits. */
const helps = () =>
  ["Width", "Drop"].map((name) => {
    const [, note = ""] = (field(name).getAttribute("aria-describedby") ?? "").split(" ");
    return document.getElementById(note)?.textContent;
  });

/** Opens the product after a visit to one at which `act` was done. */
async function openNext(act: () => void, url = "/products/wooden-blinds") {
  await openProduct();
  act();
  cleanup();
  await openProduct(url);
}
const typeBoth = () => {
  retype("Width", "1200");
  retype("Drop", "1400");
};

it("opens with the size that was typed at the product before, and says so", async () => {
  await openNext(typeBoth);
  expect(shown()).toEqual(["1200", "1400"]);
  expect(helps()).toEqual(["Your last size, type another", "Your last size, type another"]);
  expect(screen.getByRole("group", { name: "Your price" }).textContent).toContain("£205.92");
});

it("carries a length that was typed alone, and a size that was picked", async () => {
  await openNext(() => retype("Drop", "1400"));
  expect(shown()).toEqual(["305", "1400"]);
  expect(helps()).toEqual(["Smallest we make, type yours", "Your last size, type another"]);
  cleanup();
  await openNext(() => fireEvent.click(screen.getByRole("button", { name: /^Small / })));
  expect(shown()).toEqual(["610", "914"]);
});

it("keeps the carried size in another unit, and replaces it by the first figure that is typed", async () => {
  await openNext(typeBoth);
  await userEvent.click(screen.getByRole("radio", { name: "cm" }));
  expect(shown()).toEqual(["120", "140"]);
  await userEvent.click(field("Width"));
  await userEvent.keyboard("90");
  expect(shown()).toEqual(["90", "140"]);
  expect(helps()).toEqual([undefined, "Your last size, type another"]);
});

it("never carries a figure that can't be made", async () => {
  await openNext(() => {
    typeBoth();
    retype("Width", "12000");
  });
  expect(shown()).toEqual(["1200", "1400"]);
});

it("goes by the size of a link, not by the last one", async () => {
  await openNext(typeBoth, "/products/wooden-blinds?width=24&height=36");
  expect(shown()).toEqual(["610", "914"]);
});

it.each([
  ["118.1102x55.1181", "We can't make your last size here, 3000 × 1400 mm."],
  ["118.1102x", "We can't make your last width here, 3000 mm."],
  ["x118.1102", "We can't make your last drop here, 3000 mm."],
])("says that the product can't be made to %s, and opens with the smallest", async (size, sentence) => {
  localStorage.setItem("size", size);
  await openProduct();
  expect(shown()).toEqual(["305", "305"]);
  expect(helps()).toEqual(["Smallest we make, type yours", "Smallest we make, type yours"]);
  expect(screen.getByText(sentence)).toBeDefined();
  retype("Width", "1200");
  expect(screen.queryByText(sentence)).toBeNull();
});

it.each(["", "x", "wide x tall", "-3x0", "{}"])("opens with the smallest where %j is stored", async (size) => {
  localStorage.setItem("size", size);
  await openProduct();
  expect(shown()).toEqual(["305", "305"]);
});
