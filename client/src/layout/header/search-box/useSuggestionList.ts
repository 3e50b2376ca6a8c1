import { useState } from "react";
import type { SuggestionList } from "./SuggestionList";

type List = typeof SuggestionList;

/** The list under the box. It is fetched when the box is first used; where that fails the box works without. */
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
