import { useEffect, useEffectEvent } from "react";

/** Runs once after hydration, for what was typed or chosen before: it stays in its field and must count. */
export function useAfterHydration(catchUp: () => void): void {
  const run = useEffectEvent(catchUp);
  useEffect(() => run(), []);
}
