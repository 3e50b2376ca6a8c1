import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
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
// It would close by itself after five seconds.
const expectLeaving = (card: HTMLElement) =>
  waitFor(() => expect(card.dataset["state"]).toBe("closed"), { timeout: 2000 });

it("shows one notice at a time", async () => {
  showNotice({ title: "First" });
  await notice("First");
  showNotice({ title: "Second", kind: "failure" });
  await notice("Second");
  await waitFor(() => expect(screen.queryByText("First")).toBeNull());
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
