import { fireEvent, screen } from "@testing-library/react";
import { Suspense } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { renderInShop } from "../../test/render-in-shop";
import { schemaLink } from "../../test/schema-link";
import { FACTS } from "../../test/shell-shop";
import { Chat } from "./Chat";

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});

async function ask(text: string, order: () => object | null) {
  await renderInShop(
    <Suspense>
      <Chat />
    </Suspense>,
    schemaLink({ shop: { ...FACTS, promotion: null }, order }),
  );
  fireEvent.click(screen.getByRole("button", { name: "Open chat" }));
  fireEvent.change(await screen.findByRole("textbox", { name: "Message" }), { target: { value: text } });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  await vi.advanceTimersByTimeAsync(500);
  await vi.advanceTimersByTimeAsync(2500);
  vi.useRealTimers();
}

it("says where the order of this browser is", async () => {
  await ask("Where is my order?", () => ({ id: "o1", number: "MBC123456", status: "MANUFACTURING" }));
  expect(await screen.findByText(/Your order MBC123456 is being made\./)).toBeDefined();
});

it.each([
  ["there is none", () => null],
  [
    "it can't be read",
    () => {
      throw new Error("The server is away.");
    },
  ],
])("leads to the tracking page if %s", async (_case, order) => {
  await ask("Where is my order?", order);
  const link = await screen.findByRole("link", { name: "Track an order" });
  expect(link.getAttribute("href")).toBe("/track-order");
});

it("asks for no order where nobody wants to know", async () => {
  const order = vi.fn<() => null>().mockReturnValue(null);
  await ask("thanks", order);
  expect(await screen.findByText(/You're welcome/)).toBeDefined();
  expect(order).not.toHaveBeenCalled();
});
