import { useCallback, useState } from "react";
import { useLocation } from "react-router-dom";

/** A value that is forgotten when the visitor goes to another page. */
export function useUntilNextPage<Value>(): [Value | undefined, (value: Value | undefined) => void] {
  const { pathname } = useLocation();
  const [kept, setKept] = useState<{ value: Value; on: string }>();
  // Forgotten for good: the Back button does not bring it back.
  if (kept !== undefined && kept.on !== pathname) setKept(undefined);
  const keep = useCallback(
    (value: Value | undefined) => setKept(value === undefined ? undefined : { value, on: pathname }),
    [pathname],
  );
  return [kept?.on === pathname ? kept.value : undefined, keep];
}
