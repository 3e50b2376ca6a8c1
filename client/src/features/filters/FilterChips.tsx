import { useEffect, useRef, type ReactNode } from "react";
import { Button } from "../../ui/Button";
import { CloseIcon } from "../../ui/icons";
import { chakra } from "../../ui/theme/chakra";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { chipsOf, FITS } from "./filter-chips";
import type { ListUrl } from "./useListUrl";

const Row = chakra("div", {
  base: {
    display: "flex",
    flexWrap: { base: "nowrap", lg: "wrap" },
    alignItems: "center",
    gap: "2",
    // On phones they scroll sideways, full bleed.
    mx: { base: "calc(var(--gutter) * -1)", lg: "0" },
    px: { base: "var(--gutter)", lg: "0" },
    overflowX: { base: "auto", lg: "visible" },
    scrollbarWidth: "none",
    outline: "none",
    "&:not(:empty)": { py: "0.5", mb: { base: "4.5", lg: "6" } },
  },
});
const ChipButton = chakra("button", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    flex: "none",
    gap: "2",
    minH: { base: "target", lg: "10" },
    maxW: "full",
    pl: "3.5",
    pr: "2.5",
    bg: "bg.sage",
    borderRadius: "full",
    fontSize: "small",
    fontWeight: "500",
    fontVariantNumeric: "tabular-nums",
    overflowWrap: "anywhere",
    cursor: "pointer",
    transition: "background",
    transitionDuration: "quick",
    _hover: { bg: "bg.sage.hover" },
    _focusVisible: { borderRadius: "full" },
  },
});

type FilterChipsProps = {
  listUrl: ListUrl;
  /** What the chip of the window says instead of its label. */
  fitsLabel: ReactNode;
};

/** The active filters, each a button that removes it. */
export function FilterChips({ listUrl: { chosen, change, clear }, fitsLabel }: FilterChipsProps) {
  const row = useRef<HTMLDivElement>(null);
  const removed = useRef<number>(undefined);
  const chips = chipsOf(chosen);

  // The pressed chip is gone: the focus goes to the next one, or to the empty row.
  useEffect(() => {
    const place = removed.current;
    if (place === undefined) return;
    removed.current = undefined;
    const buttons = row.current?.querySelectorAll("button");
    (buttons?.[Math.min(place, chips.length - 1)] ?? row.current)?.focus({ preventScroll: true });
  }, [chips.length]);

  return (
    <Row ref={row} role="group" aria-label="Chosen filters" tabIndex={-1}>
      {chips.map(({ key, label, rest }, index) => (
        <ChipButton
          key={key}
          type="button"
          onClick={() => {
            removed.current = index;
            change(rest);
          }}
        >
          <VisuallyHidden>Remove filter: </VisuallyHidden>
          {key === FITS ? fitsLabel : label}
          <CloseIcon size="xs" />
        </ChipButton>
      ))}
      {chips.length > 0 && (
        <Button
          variant="link"
          fontSize="small"
          fontWeight="400"
          px="2"
          flex="none"
          onClick={() => {
            removed.current = 0;
            clear();
          }}
        >
          Clear Filters
        </Button>
      )}
    </Row>
  );
}
