import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openProduct } from "../../test/product-screen";

const read = async () => {
  fireEvent.click(screen.getByRole("button", { name: "Read my measurements back" }));
  return (await screen.findByText("Width: 1200 mm, that is 120 cm.")).closest("[role=status]");
};
const SIZE = "?width=47.2441&height=55.1181";

it("shows and announces the measurements at a press, and again at the next one", async () => {
  await openProduct(`/products/wooden-blinds${SIZE}`);
  expect(screen.queryByText(/^Width: /)).toBeNull();
  const status = await read();
  expect(status?.textContent).toContain("Drop: 1400 mm, that is 140 cm.");
  const first = status?.firstElementChild;
  await read();
  await waitFor(() => expect(status?.firstElementChild).not.toBe(first));
});

it("is taken back as soon as anything changes", async () => {
  await openProduct(`/products/wooden-blinds${SIZE}`);
  await read();
  fireEvent.change(screen.getByRole("spinbutton", { name: "Width" }), { target: { value: "12000" } });
  expect(screen.queryByText(/^Width: /)).toBeNull();
});
