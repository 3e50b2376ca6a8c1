import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { lastSeen } from "../lib/last-seen";

// A generous timeout, because tests run beside others on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** jsdom lays nothing out, so no size ever changes. */
class NoResizes {
  observe(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  vi.stubGlobal("ResizeObserver", NoResizes);
  // Files share a worker, and so its storage and what was read from it.
  localStorage.clear();
  sessionStorage.clear();
  lastSeen.forget();
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
});

// A test fails when React or Apollo logs a warning. A test that expects one clears the spy.
afterEach(() => {
  cleanup();
  const complaints = [console.error, console.warn].flatMap((spy) => vi.mocked(spy).mock.calls);
  vi.restoreAllMocks();
  expect(complaints).toEqual([]);
});
