import { act } from "@testing-library/react";

/** The reader loses the connection, looks at another tab, and comes back. */
export function comeBack(): void {
  act(() => {
    for (const name of ["offline", "online", "visibilitychange"]) window.dispatchEvent(new Event(name));
  });
}
