import { Suspense } from "react";
import { Link } from "react-router-dom";
import { counted } from "../../../lib/counted";
import { ArrowRightIcon, SearchIcon } from "../../../ui/icons";
import { chakra } from "../../../ui/theme/chakra";
import { VisuallyHidden } from "../../../ui/VisuallyHidden";
import { optionId, type Suggestion } from "./suggestion";
import { SuggestionRow } from "./SuggestionRow";
import type { SuggestedProduct } from "./useSuggestedProducts";

export { findHelp } from "../../../content/help/find-help";

type SuggestionListProps = {
  id: string;
  /** Empty while the list is closed. */
  suggestions: readonly Suggestion<SuggestedProduct>[];
  /** Index of the suggestion that Enter opens; -1 for none. */
  activeIndex: number;
  onPick: () => void;
};

const List = chakra("div", {
  base: {
    position: "absolute",
    left: { base: "calc(var(--gutter) * -1)", lg: "0" },
    top: { base: "calc(100% + 0.5rem)", lg: "100%" },
    // Full width on phones, beyond the box and its close button.
    w: { base: "100vw", lg: "full" },
    maxH: "calc(100dvh - 7rem)",
    overflowY: "auto",
    overscrollBehavior: "contain",
    py: "2",
    bg: "bg.panel",
    borderBottomRadius: "panel",
    boxShadow: "over",
  },
});
const Option = chakra(Link, {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    minH: "12",
    px: { base: "var(--gutter)", lg: "4.5" },
    py: "1",
    "&[aria-selected=true], &:hover": { bg: "bg.muted" },
  },
});

/** The suggestions, a listbox. The focus stays in the search field (aria-activedescendant). */
export function SuggestionList({ id, suggestions, activeIndex, onPick }: SuggestionListProps) {
  return (
    <>
      <VisuallyHidden role="status">{countSentence(suggestions.length)}</VisuallyHidden>
      {suggestions.length > 0 && (
        <List id={id} role="listbox" aria-label="Suggestions" onMouseDown={(event) => event.preventDefault()}>
          {suggestions.map(({ to, label, product, isHelp }, index) => (
            <Option
              key={to}
              id={optionId(id, index)}
              to={to}
              role="option"
              aria-selected={index === activeIndex}
              tabIndex={-1}
              ref={
                index === activeIndex
                  ? (row: HTMLAnchorElement | null) => row?.scrollIntoView?.({ block: "nearest" })
                  : undefined
              }
              onClick={onPick}
            >
              {product ? (
                <Suspense fallback={label}>
                  <SuggestionRow product={product} />
                </Suspense>
              ) : (
                <>
                  <chakra.span display="grid" flex="none" w="10" placeItems="center" color="fg.subtle">
                    {isHelp ? <ArrowRightIcon size="m" /> : <SearchIcon size="m" />}
                  </chakra.span>
                  {label}
                </>
              )}
            </Option>
          ))}
        </List>
      )}
    </>
  );
}

function countSentence(count: number): string {
  return count === 0 ? "" : `${counted(count, "suggestion")}. Use the arrow keys to choose one.`;
}
