import { expect, vi } from "vitest";

/** Expects that an intended failure was logged, and clears it, so that the test does not fail for it. */
export function expectLogged(what: string): void {
  const logged = vi.mocked(console.error);
  expect(logged).toHaveBeenCalledWith(what, expect.anything());
  logged.mockClear();
}
