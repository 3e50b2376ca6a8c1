import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { MOST_SAVED, readSaved, writeSaved } from "../../lib/saved-ids";
import { renderPart } from "../../test/render-part";
import { listenForNotices } from "../../ui/toast/notify";
import { useWishlist } from "./useWishlist";
import { WishlistHeart } from "./WishlistHeart";

const KEY = "wishlist";
const OAK = { id: "p1", name: "Oak Blinds" };
const LINEN = { id: "p2", name: "Linen Curtains" };

function Saved() {
  return <p>Saved: {useWishlist().ids.join()}</p>;
}

const showHearts = () =>
  renderPart(
    <>
      <WishlistHeart product={OAK} />
      <WishlistHeart product={LINEN} />
      <Saved />
    </>,
  );
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const kept = () => readSaved(localStorage.getItem(KEY));

beforeEach(() => localStorage.clear());

it("saves on one press and removes on the next", async () => {
  showHearts();
  await press("Save Oak Blinds to wishlist");
  expect(screen.getByRole("button", { name: "Remove Oak Blinds from wishlist", pressed: true })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Save Linen Curtains to wishlist", pressed: false })).toBeTruthy();
  expect(kept()).toEqual(["p1"]);

  await press("Remove Oak Blinds from wishlist");
  expect(screen.getByRole("button", { name: "Save Oak Blinds to wishlist", pressed: false })).toBeTruthy();
  expect(kept()).toEqual([]);
});

it("has the products of an earlier visit, the latest first", async () => {
  localStorage.setItem(KEY, writeSaved(["p2"]));
  showHearts();
  expect(screen.getByRole("button", { name: "Remove Linen Curtains from wishlist" })).toBeTruthy();
  await press("Save Oak Blinds to wishlist");
  expect(screen.getByText("Saved: p1,p2")).toBeTruthy();
});

describe("another tab", () => {
  const elsewhere = (text: string | null, key: string | null = KEY) => {
    if (text === null) localStorage.clear();
    else localStorage.setItem(KEY, text);
    act(() => void dispatchEvent(new StorageEvent("storage", { key, newValue: text })));
  };

  it("updates this one when it saves and clears", () => {
    showHearts();
    elsewhere(writeSaved(["p2"]));
    expect(screen.getByText("Saved: p2")).toBeTruthy();
    elsewhere(null, null);
    expect(screen.getByText("Saved:")).toBeTruthy();
  });

  it("loses nothing to a press here before its storage event", async () => {
    showHearts();
    localStorage.setItem(KEY, writeSaved(["p2"]));
    await press("Save Oak Blinds to wishlist");
    expect(kept()).toEqual(["p1", "p2"]);
  });
});

it("keeps the list in memory when storage is blocked", async () => {
  const refuse = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  showHearts();
  await press("Save Oak Blinds to wishlist");
  await press("Save Linen Curtains to wishlist");
  expect(screen.getByText("Saved: p2,p1")).toBeTruthy();
  await press("Remove Oak Blinds from wishlist");
  await press("Remove Linen Curtains from wishlist");
});

it("shows a notice when the list is full, and changes nothing", async () => {
  const full = Array.from({ length: MOST_SAVED }, (_, index) => `full-${index}`);
  localStorage.setItem(KEY, writeSaved(full));
  const hear = vi.fn<Parameters<typeof listenForNotices>[0]>();
  const stop = listenForNotices(hear);
  showHearts();
  await press("Save Oak Blinds to wishlist");
  expect(hear).toHaveBeenCalledWith({
    title: "Your wishlist is full",
    description: "It holds 100 products. Remove one to save another.",
    kind: "failure",
  });
  expect(kept()).toEqual(full);
  stop();
});
