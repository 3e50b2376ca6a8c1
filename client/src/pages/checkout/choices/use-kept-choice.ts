import { useState } from "react";

/**
 * A choice that the server keeps: shown at once, and the kept one again after `keep` has failed.
 * @param keep sends a choice; resolves when it is kept or has failed
 */
export function useKeptChoice<Value>(kept: Value, keep: (value: Value) => Promise<unknown>) {
  const [pending, setPending] = useState<{ value: Value }>();
  const pick = async (value: Value) => {
    const own = { value };
    setPending(own);
    await keep(value);
    // A later choice is still on its way.
    setPending((current) => (current === own ? undefined : current));
  };
  return { value: pending ? pending.value : kept, pick: (value: Value) => void pick(value) };
}
