import { useId } from "react";
import { paths } from "../../../lib/paths";
import { IconButton } from "../../../ui/IconButton";
import { SearchIcon } from "../../../ui/icons";
import { chakra } from "../../../ui/theme/chakra";
import { VisuallyHidden } from "../../../ui/VisuallyHidden";
import { optionId, type Department } from "./suggestion";
import { useSearchBox } from "./useSearchBox";

type SearchBoxProps = {
  departments: readonly Department[];
  /** Called when the visitor has opened a result. */
  onDone: () => void;
};

/** Longest search text in characters. */
const LONGEST_TEXT = 100;

const Form = chakra("form", { base: { position: "relative", w: "full" } });
const Input = chakra("input", {
  base: {
    w: "full",
    minH: "46px",
    pl: "4.5",
    pr: "12",
    bg: "bg.muted",
    fontSize: "control",
    borderTopRadius: "control",
    boxShadow: "inset 0 -1px 0 {colors.border.control}",
    textOverflow: "ellipsis",
    _focus: { outline: "none", boxShadow: "inset 0 -2px 0 {colors.fg}" },
  },
});

/** Search form with suggestions of products and departments. It can be submitted at any time. */
export function SearchBox({ departments, onDone }: SearchBoxProps) {
  const listId = useId();
  const boxId = `${listId}-box`;
  const { input, List, suggestions, activeIndex, open, finish, ...handlers } = useSearchBox(departments, onDone);
  const isShown = suggestions.length > 0;

  return (
    <Form role="search" action={paths.search.pattern} onSubmit={handlers.handleSubmit} onBlur={handlers.handleBlur}>
      <VisuallyHidden asChild>
        <label htmlFor={boxId}>Search</label>
      </VisuallyHidden>
      <Input
        ref={input}
        id={boxId}
        name="q"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        placeholder="Search blinds, rooms, colours"
        autoComplete="off"
        maxLength={LONGEST_TEXT}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={activeIndex < 0 ? undefined : optionId(listId, activeIndex)}
        onFocus={open}
        onChange={open}
        onKeyDown={handlers.handleKey}
      />
      <IconButton type="submit" aria-label="Search" position="absolute" right="1px" top="1px">
        <SearchIcon />
      </IconButton>
      {List && <List id={listId} suggestions={suggestions} activeIndex={activeIndex} onPick={finish} />}
    </Form>
  );
}
