import { useCallback, useState } from "react";
import { useLocation } from "react-router-dom";

/** State that is reset on navigation to another page. */
export function useUntilNextPage<Value>(): [Value | undefined, (value: Value | undefined) => void] {
  const { pathname } = useLocation();
  const [kept, setKept] = useState<{ value: Value; on: string }>();
  // The Back button does not restore it.
  if (kept !== undefined && kept.on !== pathname) setKept(undefined);
  const keep = useCallback(
    (value: Value | undefined) => setKept(value === undefined ? undefined : { value, on: pathname }),
    [pathname],
  );
  return [kept?.on === pathname ? kept.value : undefined, keep];
}
