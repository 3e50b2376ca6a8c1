import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { renderPart } from "../../test/render-part";
import { listenForNotices, notify, type Notice } from "./notify";
import { PlainNotice } from "./PlainNotice";
import { ToastRegion } from "./ToastRegion";

beforeEach(() => {
  window.matchMedia = vi.fn<typeof window.matchMedia>().mockReturnValue({ matches: false } as MediaQueryList);
});

describe("ToastRegion", () => {
  it("is empty until a toast is announced", async () => {
    const { container } = renderPart(<ToastRegion />);
    expect(container.textContent).toBe("");
    notify({ kind: "failure", title: "Item not removed", description: "Please try again." });
    const title = await screen.findByText("Item not removed");
    expect(title.closest("[role=status]")?.textContent).toContain("Please try again.");
  });

  it("shows one toast at a time", async () => {
    renderPart(<ToastRegion />);
    notify({ title: "First" });
    await screen.findByText("First");
    notify({ title: "Second" });
    await screen.findByText("Second");
    await waitFor(() => expect(screen.queryByText("First")).toBeNull());
  });

  it("stops listening on unmount", async () => {
    const { unmount } = renderPart(<ToastRegion />);
    unmount();
    notify({ title: "Nobody hears this" });
    await Promise.resolve();
    expect(screen.queryByText("Nobody hears this")).toBeNull();
  });
});

describe("listenForNotices", () => {
  it("keeps only the last listener", () => {
    const [first, second] = [vi.fn<(notice: Notice) => void>(), vi.fn<(notice: Notice) => void>()];
    const stopFirst = listenForNotices(first);
    const stopSecond = listenForNotices(second);
    stopFirst();
    notify({ title: "Saved" });
    expect([first.mock.calls, second.mock.calls]).toEqual([[], [[{ title: "Saved" }]]]);
    stopSecond();
    notify({ title: "Saved again" });
    expect(second).toHaveBeenCalledOnce();
  });
});

describe("PlainNotice", () => {
  it("is an alert with a Dismiss button", async () => {
    const onDismiss = vi.fn<() => void>();
    renderPart(<PlainNotice notice={{ title: "Not sent", description: "Please try again." }} onDismiss={onDismiss} />);
    expect(screen.getByRole("alert").textContent).toContain("Not sentPlease try again.");
    await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  it("works without a description", () => {
    renderPart(<PlainNotice notice={{ title: "Not sent" }} onDismiss={() => undefined} />);
    expect(screen.getByRole("alert").textContent).toBe("Not sentDismiss");
  });
});
