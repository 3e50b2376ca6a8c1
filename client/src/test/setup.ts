import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";

// A generous timeout, because tests run beside others on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  // Files share a worker, and so its storage.
  localStorage.clear();
  sessionStorage.clear();
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
