import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { IconButton } from "../../ui/IconButton";
import { CloseIcon, SearchIcon } from "../../ui/icons";
import { chakra } from "../../ui/theme/chakra";
import type { Department } from "../navigation/departments";
import { SearchBox } from "./search-box/SearchBox";

/** In the row of the full header; on phones over the row, while open. */
const SearchArea = chakra("div", {
  base: {
    display: { base: "none", lg: "block" },
    position: { base: "absolute", lg: "static" },
    inset: "0",
    zIndex: "1",
    alignItems: "center",
    gap: "1",
    flex: "1",
    maxW: { lg: "460px" },
    mx: { lg: "auto" },
    px: { base: "2.5", lg: "0" },
    bg: "bg",
    "&[data-open]": { display: { base: "flex", lg: "block" } },
  },
});

/** The search box; behind a button on phones. */
export function HeaderSearch({ categories }: { categories: readonly Department[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const areaId = useId();
  const area = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => setIsOpen(false);

  const open = () => {
    // Phones show the keyboard only for a focus in the press event itself.
    flushSync(() => setIsOpen(true));
    area.current?.querySelector("input")?.focus();
  };
  const goBack = () => {
    flushSync(close);
    opener.current?.focus();
  };
  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !area.current?.contains(relatedTarget)) close();
  };
  const handleKey = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === "Escape" && isOpen && !defaultPrevented) goBack();
  };

  return (
    <>
      <SearchArea ref={area} id={areaId} data-open={isOpen || undefined} onBlur={handleBlur} onKeyDown={handleKey}>
        <SearchBox departments={categories} onDone={close} />
        <IconButton display={{ lg: "none" }} aria-label="Close search" onClick={goBack}>
          <CloseIcon />
        </IconButton>
      </SearchArea>
      <IconButton
        ref={opener}
        display={{ base: "inline-grid", lg: "none" }}
        ml="auto"
        aria-label="Search"
        aria-expanded={isOpen}
        aria-controls={areaId}
        onClick={open}
      >
        <SearchIcon />
      </IconButton>
    </>
  );
}
