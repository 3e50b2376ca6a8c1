import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderPart } from "../../test/render-part";

/** A fresh toaster for each test: its notices live in the module. */
beforeEach(async () => {
  vi.resetModules();
  window.matchMedia = vi.fn<typeof window.matchMedia>().mockReturnValue({ matches: false } as MediaQueryList);
  const { Toaster, show } = await import("./Toaster");
  renderPart(<Toaster />);
  showNotice = show;
});
let showNotice: (typeof import("./Toaster"))["show"];

const notice = async (title: string) => {
  const text = await screen.findByText(title);
  const card = text.closest<HTMLElement>("[role=status]");
  if (!card) throw new Error("The notice isn't announced.");
  return card;
};
const swipe = (card: HTMLElement, to: number) => {
  fireEvent.pointerDown(card, { clientX: 100, button: 0, isPrimary: true, pointerId: 1 });
  fireEvent.pointerMove(card, { clientX: to, pointerId: 1 });
  fireEvent.pointerUp(card, { clientX: to, pointerId: 1 });
};
/** A movement of 3 px. The DOM of the tests has no `movementX`. */
const movePointer = (card: HTMLElement, pointerType: string) => {
  const moved = new Event("pointermove", { bubbles: true });
  fireEvent(card, Object.assign(moved, { pointerType, movementX: 3, movementY: 0 }));
};
// It would close by itself after five seconds.
const expectLeaving = (card: HTMLElement) =>
  waitFor(() => expect(card.dataset["state"]).toBe("closed"), { timeout: 2000 });

it("is a region that is called what people call it", () => {
  expect(screen.getByRole("region", { name: "Messages" })).toBeDefined();
});

it("shows one notice at a time", async () => {
  showNotice({ title: "First" });
  await notice("First");
  showNotice({ title: "Second", kind: "failure" });
  await notice("Second");
  await waitFor(() => expect(screen.queryByText("First")).toBeNull());
});

it("lets a notice that is to be read stand, and shows the next one after it", async () => {
  showNotice({ title: "Order placed", isToBeRead: true });
  const placed = await notice("Order placed");
  showNotice({ title: "Order confirmed" });
  await waitFor(() => expect(placed.dataset["state"]).toBe("open"));
  expect(screen.queryByText("Order confirmed")).toBeNull();
  fireEvent.click(within(placed).getByRole("button", { name: "Dismiss" }));
  await notice("Order confirmed");
  await waitFor(() => expect(screen.queryByText("Order placed")).toBeNull());
  showNotice({ title: "Saved" });
  await notice("Saved");
});

it("closes when it is swiped to the right by more than 50 px", async () => {
  showNotice({ title: "Saved" });
  const card = await notice("Saved");
  swipe(card, 151);
  await expectLeaving(card);
});

it("slips back from a shorter swipe, and from one to the left", async () => {
  showNotice({ title: "Saved" });
  const card = await notice("Saved");
  swipe(card, 150);
  swipe(card, 0);
  expect(card.style.transform).toBe("");
  expect(card.dataset["state"]).toBe("open");
});

describe("the five seconds of a notice", () => {
  beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => vi.useRealTimers());

  it("pass under a pointer that rests where it appeared", async () => {
    showNotice({ title: "Saved" });
    const card = await notice("Saved");
    fireEvent.mouseEnter(card); // browsers tell of it when something appears under the pointer
    fireEvent.mouseMove(card);
    await vi.advanceTimersByTimeAsync(5100);
    expect(card.dataset["state"]).toBe("closed");
  });

  it("pass after a tap", async () => {
    showNotice({ title: "Saved" });
    const card = await notice("Saved");
    movePointer(card, "touch");
    fireEvent.mouseEnter(card);
    fireEvent.mouseMove(card);
    await vi.advanceTimersByTimeAsync(5100);
    expect(card.dataset["state"]).toBe("closed");
  });

  it("wait while a mouse is moved over it, until it leaves", async () => {
    showNotice({ title: "Saved" });
    const card = await notice("Saved");
    fireEvent.mouseEnter(card);
    movePointer(card, "mouse");
    fireEvent.mouseMove(card);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(card.dataset["state"]).toBe("open");
    fireEvent.pointerLeave(screen.getByRole("region"));
    fireEvent.mouseLeave(screen.getByRole("region"));
    await vi.advanceTimersByTimeAsync(5100);
    expect(card.dataset["state"]).toBe("closed");
  });
});
