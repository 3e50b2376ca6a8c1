import { useState } from "react";
import type { SuggestionList } from "./SuggestionList";

type List = typeof SuggestionList;

/** The suggestion list. Its code is loaded when the box is first used; without it the box still searches. */
export function useSuggestionList(): { List: List | undefined; load: () => void } {
  const [List, setList] = useState<List>();
  const load = () => {
    if (List) return;
    import("./SuggestionList").then(
      (loaded) => setList(() => loaded.SuggestionList),
      () => undefined,
    );
  };
  return { List, load };
}
