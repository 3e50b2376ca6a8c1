import { useState } from "react";

/**
 * The ids of the query: all that were saved since the page was opened. Removed ones stay, so that a removal needs no
 * request and can be undone.
 */
export function useRequestedIds(saved: readonly string[]): readonly string[] {
  const [asked, setAsked] = useState(saved);
  if (saved.every((id) => asked.includes(id))) return asked;
  setAsked(saved);
  return saved;
}
