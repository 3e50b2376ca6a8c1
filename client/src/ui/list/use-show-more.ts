import { useEffect, useRef, useState } from "react";
import { failureOf } from "../../lib/shop-failure";

/**
 * Loads more items of a list. The focus goes to the first new item or its link, because the button may be gone. If
 * loading fails the list stays, and `failure` says why.
 */
export function useShowMore(shown: number, load: (after: string) => Promise<unknown>) {
  const list = useRef<HTMLUListElement>(null);
  const awaited = useRef<number>(undefined);
  const [isLoading, setIsLoading] = useState(false);
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    const first = awaited.current;
    if (first === undefined || shown <= first) return;
    awaited.current = undefined;
    const entry = list.current?.children[first];
    const target = entry?.hasAttribute("tabindex") ? entry : entry?.querySelector("a");
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }, [shown]);

  const showMore = async (after: string) => {
    awaited.current = shown;
    setFailure(undefined);
    setIsLoading(true);
    try {
      await load(after);
    } catch (error) {
      awaited.current = undefined;
      setFailure(failureOf(error).sentence);
    }
    setIsLoading(false);
  };
  return { list, isLoading, failure, showMore };
}
