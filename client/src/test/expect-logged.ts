import { expect, vi } from "vitest";

/** The failure that a test provokes has been logged, and is no complaint of it. */
export function expectLogged(what: string): void {
  const logged = vi.mocked(console.error);
  expect(logged).toHaveBeenCalledWith(what, expect.anything());
  logged.mockClear();
}
