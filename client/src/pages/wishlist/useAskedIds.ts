import { useState } from "react";

/**
 * The ids that the shop is asked for: all that have been saved since the page was opened. One that is removed stays among
 * them, so that nothing is read anew and it can come back.
 */
export function useAskedIds(saved: readonly string[]): readonly string[] {
  const [asked, setAsked] = useState(saved);
  if (saved.every((id) => asked.includes(id))) return asked;
  setAsked(saved);
  return saved;
}
