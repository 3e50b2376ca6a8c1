import { useState, type FocusEvent, type KeyboardEvent, type SubmitEvent } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../../lib/paths";
import { suggestionsFor, type Department, type Suggestion } from "./suggestion";
import { useSuggestedProducts, type SuggestedProduct } from "./useSuggestedProducts";

type TextInput = { read: () => string; clear: () => void };

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * State of a search box. The input is uncontrolled, so that text typed before hydration counts.
 * @param canSuggest whether suggestions can be shown
 * @param onDone called when the visitor has opened a result
 */
export function useSearchBox(
  field: TextInput,
  departments: readonly Department[],
  canSuggest: boolean,
  onDone: () => void,
) {
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);
  const products = useSuggestedProducts(isOpen && canSuggest ? text : "");
  const suggestions: readonly Suggestion<SuggestedProduct>[] =
    isOpen && canSuggest ? suggestionsFor(text, products, departments) : [];

  const show = (isShown: boolean) => {
    setIsOpen(isShown);
    setActiveIndex(-1);
    setText(field.read());
  };
  const finish = () => {
    field.clear();
    show(false);
    onDone();
  };
  const goTo = (url: string) => {
    finish();
    void navigate(url);
  };

  return {
    suggestions,
    /** Index of the suggestion that Enter opens; -1 searches for the text. */
    activeIndex,
    finish,
    open: () => show(true),
    handleSubmit: (event: SubmitEvent) => {
      event.preventDefault();
      const query = field.read().trim();
      const chosen = suggestions[activeIndex]?.to;
      if (chosen !== undefined) goTo(chosen);
      else if (query !== "") goTo(paths.search.href(query));
    },
    handleKey: (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (step !== undefined) {
        event.preventDefault();
        if (isOpen) setActiveIndex((index) => stepped(index, step, suggestions.length));
        else show(true);
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
