import { useEffect, useState } from "react";

/**
 * `open`, but false until the overlay is mounted. An overlay that is open at its first render closes itself in React's
 * strict mode, which runs its effects twice.
 */
export function useOpenOnceMounted(open: boolean): boolean {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsMounted(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return open && isMounted;
}
