import { useRef, useState, type FocusEvent, type KeyboardEvent, type SubmitEvent } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../../lib/paths";
import { suggestionsFor, type Department, type Suggestion } from "./suggestion";
import { useSuggestedProducts, type SuggestedProduct } from "./useSuggestedProducts";

/** Pages among the suggestions that answer a question. */
const MOST_HELP = 2;

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * State of a search box. The input is uncontrolled, so that text typed before hydration counts. The code of its list, and what
 * it suggests beside products, is loaded when the box is first used; without it the box still searches.
 * @param onDone called when the visitor has opened a result
 */
export function useSearchBox(departments: readonly Department[], onDone: () => void) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);
  const [loaded, setLoaded] = useState<typeof import("./SuggestionList")>();
  const shownText = isOpen && loaded ? text : "";
  const products = useSuggestedProducts(shownText);
  const help = loaded?.findHelp(shownText, MOST_HELP);
  const suggestions: readonly Suggestion<SuggestedProduct>[] = suggestionsFor(shownText, products, departments, help);

  const show = (isShown: boolean) => {
    setIsOpen(isShown);
    setActiveIndex(-1);
    setText(input.current?.value ?? "");
  };
  const open = () => {
    show(true);
    if (loaded) return;
    import("./SuggestionList").then(setLoaded, () => undefined);
  };
  const finish = () => {
    if (input.current) input.current.value = "";
    show(false);
    onDone();
  };
  const goTo = (url: string) => {
    finish();
    void navigate(url);
  };

  return {
    input,
    /** Undefined until it is loaded. */
    List: loaded?.SuggestionList,
    suggestions,
    /** Index of the suggestion that Enter opens; -1 searches for the text. */
    activeIndex,
    finish,
    open,
    handleSubmit: (event: SubmitEvent) => {
      event.preventDefault();
      const query = input.current?.value.trim() ?? "";
      const chosen = suggestions[activeIndex]?.to;
      if (chosen !== undefined) goTo(chosen);
      else if (query !== "") goTo(paths.search.href(query));
    },
    handleKey: (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (step !== undefined) {
        event.preventDefault();
        if (isOpen) setActiveIndex((index) => stepped(index, step, suggestions.length));
        else open();
      } else if (event.key === "Escape" && suggestions.length > 0) {
        event.preventDefault();
        show(false);
      }
    },
    handleBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) show(false);
    },
  };
}

/** The next index of a cycle that includes the field itself, -1. */
function stepped(index: number, step: number, count: number): number {
  const places = count + 1;
  return ((index + 1 + step + places) % places) - 1;
}
