import { expect, it, vi } from "vitest";
import { listenForChat, openChat } from "./open-chat";

it("opens the chat once for a button that was pressed before hydration", () => {
  const button = document.createElement("button");
  openChat(button);
  const listener = vi.fn<(opener: HTMLElement) => void>();
  const stop = listenForChat(listener);
  expect(listener.mock.calls).toEqual([[button]]);
  stop();

  const next = vi.fn<(opener: HTMLElement) => void>();
  listenForChat(next)();
  expect(next).not.toHaveBeenCalled();
});
