import { useState, type ReactNode } from "react";
import { Button } from "../../ui/Button";
import { ChatOpener } from "../../ui/chat/ChatOpener";
import { CountBadge } from "../../ui/CountBadge";
import { FilterIcon } from "../../ui/icons";
import { chakra } from "../../ui/theme/chakra";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { FilterSheet } from "./FilterSheet";
import { countChoices } from "./list-state";
import { SortSelect } from "./SortSelect";
import type { ListUrl } from "./useListUrl";

type ListBarProps = {
  listUrl: ListUrl;
  isSearch: boolean;
  totalCount: number;
  /** The filters for the drawer. */
  children: ReactNode;
};

// Sticky and not fixed: at the end of the page it stays above the footer and covers nothing.
const Bar = chakra("div", {
  base: {
    display: { base: "grid", lg: "none" },
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) auto",
    gap: "2",
    position: "sticky",
    bottom: "0",
    zIndex: "bar",
    px: "var(--gutter)",
    pt: "2.5",
    pb: "calc(0.875rem + env(safe-area-inset-bottom))",
    bg: "bg",
    boxShadow: "bar",
    "@media print": { display: "none" },
  },
});

/** Bar for phones with filters, sort order and chat. */
export function ListBar({ listUrl, isSearch, totalCount, children }: ListBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const count = countChoices(listUrl.chosen);
  return (
    <Bar data-bar>
      <Button variant="line" px="3" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
        <FilterIcon size="m" />
        Filters
        {count > 0 && (
          <>
            <VisuallyHidden>, {count} chosen</VisuallyHidden>
            <CountBadge count={count} />
          </>
        )}
      </Button>
      <SortSelect listUrl={listUrl} isSearch={isSearch} variant="bar" />
      <ChatOpener />
      <FilterSheet open={isOpen} onClose={() => setIsOpen(false)} listUrl={listUrl} totalCount={totalCount}>
        {children}
      </FilterSheet>
    </Bar>
  );
}
