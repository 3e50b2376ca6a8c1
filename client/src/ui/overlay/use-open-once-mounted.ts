import { useEffect, useState } from "react";

/**
 * `open`, but false until the overlay has been mounted. One that is open from its first render closes itself again under
 * React's strict mode, which sets its effects up twice.
 */
export function useOpenOnceMounted(open: boolean): boolean {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsMounted(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return open && isMounted;
}
