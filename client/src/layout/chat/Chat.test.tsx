import { act, fireEvent, screen, within } from "@testing-library/react";
import { Suspense } from "react";
import { Link } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CatalogueShop } from "../../test/catalogue-shop";
import { renderInShop } from "../../test/render-in-shop";
import { ChatOpener } from "../../ui/chat/ChatOpener";
import { Chat } from "./Chat";

function Page({ bar = false }: { bar?: boolean }) {
  return (
    <>
      <main id="main" tabIndex={-1}>
        <Link to="/products">Products</Link>
        {bar && (
          <div data-bar="" role="toolbar" aria-label="Buy">
            <ChatOpener />
          </div>
        )}
      </main>
      <Chat />
    </>
  );
}

const isWide = (wide: boolean) => vi.stubGlobal("matchMedia", () => ({ matches: wide }));

const load = (page = <Page />) => renderInShop(<Suspense>{page}</Suspense>, new CatalogueShop().link);

const opener = () => screen.getByRole("button", { name: "Open chat" });
const open = async () => {
  fireEvent.click(opener());
  return screen.findByRole("dialog", { name: "Blinds Support" });
};
const messages = () =>
  within(screen.getByRole("log"))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
const input = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Message" });
const sendButton = () => screen.getByRole<HTMLButtonElement>("button", { name: "Send" });
const say = (text: string) => {
  fireEvent.change(input(), { target: { value: text } });
  fireEvent.click(sendButton());
};
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  sessionStorage.clear();
  isWide(true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("is a button at first, and opens with a welcome from an agent who is online", async () => {
  await load();
  expect(screen.queryByRole("dialog")).toBeNull();
  const panel = within(await open());
  expect(panel.getByText("Online")).toBeDefined();
  expect(messages()).toEqual([expect.stringContaining("Hello. How can I help with your window treatment needs?")]);
  await vi.waitFor(() => expect(document.activeElement).toBe(input()));
});

it("shows typing after half a second and answers 1.5 to 2.5 seconds later; until then nothing can be sent", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  await load();
  await open();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  say("How much is delivery?");
  expect(input().value).toBe("");
  expect([input().disabled, sendButton().disabled]).toEqual([true, true]);

  await pass(499);
  expect(messages()).toHaveLength(2);
  await pass(1);
  expect(messages().at(-1)).toContain("is typing");
  await pass(1999);
  expect(messages().at(-1)).toContain("is typing");
  expect(input().disabled).toBe(true);

  await pass(1);
  expect(messages()).toHaveLength(3);
  expect(messages().at(-1)).toContain("Delivery is £29.99, and free from £499. Once your order is made it takes 5–7");
  expect([input().disabled, sendButton().disabled]).toEqual([false, false]);
  expect(document.activeElement).toBe(input());
});

it("does not send a blank message", async () => {
  await load();
  await open();
  say("   ");
  expect(messages()).toHaveLength(1);
  expect(input().disabled).toBe(false);
});

it("keeps the conversation while closed, over a change of page and over a reload", async () => {
  const { unmount } = await load();
  await open();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  say("thanks");
  await act(async () => fireEvent.click(screen.getByRole("link", { name: "Products" })));
  const panel = screen.getByRole("dialog");
  expect(panel.dataset["state"]).toBe("open");
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Close chat" })));
  expect(panel.dataset["state"]).toBe("closed");
  await pass(500);
  await pass(2500);
  vi.useRealTimers();

  unmount();
  await load();
  await open();
  expect(messages()).toEqual([
    expect.stringContaining("Hello."),
    expect.stringContaining("thanks"),
    expect.stringContaining("You're welcome."),
  ]);
});

it("answers a question from just before a reload", async () => {
  const { unmount } = await load();
  await open();
  say("thanks");
  unmount();
  await load();
  await open();
  expect(await screen.findByText(/You're welcome/)).toBeDefined();
});

it.each([
  "not JSON",
  `[{"id":1}]`,
  `[{"id":"1","text":"x","sender":"agent","timestamp":1,"isTyping":false,"link":{"label":"x","to":"//evil.example"}}]`,
])("starts over when %s is stored", async (stored) => {
  sessionStorage.setItem("chat", stored);
  await load();
  await open();
  expect(messages()).toEqual([expect.stringContaining("Hello.")]);
});

it.each([
  ["floats over the page", <Page key="page" />],
  ["stands in a bar of the phone, where no other floats", <Page key="page" bar />],
])("closes on Escape and gives the focus back to the button that %s", async (_where, page) => {
  await load(page);
  const button = opener();
  expect(screen.queryByRole("toolbar") === null).toBe(button.closest("[data-bar]") === null);
  button.focus();
  await open();
  await vi.waitFor(() => expect(document.activeElement).toBe(input()));
  fireEvent.keyDown(input(), { key: "Escape" });
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await vi.waitFor(() => expect(document.activeElement).toBe(button));
});

it("covers a phone, and closes when a link of an answer is followed", async () => {
  isWide(false);
  await load();
  await open();
  say("warranty");
  fireEvent.click(await screen.findByRole("link", { name: "Returns and refunds" }));
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await vi.waitFor(() => expect(document.activeElement?.id).toBe("main"));
});
