import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";

// A busy machine is slow, not wrong: what is looked for comes, or the test fails in the end.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
});

// A warning of React or Apollo is a defect: the test that provokes it fails. One that means to has cleared the spy.
afterEach(() => {
  cleanup();
  const complaints = [console.error, console.warn].flatMap((spy) => vi.mocked(spy).mock.calls);
  vi.restoreAllMocks();
  expect(complaints).toEqual([]);
});
