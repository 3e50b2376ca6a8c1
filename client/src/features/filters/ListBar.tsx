import { useState, type ReactNode } from "react";
import { counted } from "../../lib/counted";
import { Button } from "../../ui/Button";
import { ChatOpener } from "../../ui/chat/ChatOpener";
import { CountBadge } from "../../ui/CountBadge";
import { FilterIcon } from "../../ui/icons";
import { Drawer } from "../../ui/overlay/Drawer";
import { BottomBar } from "../../ui/page/BottomBar";
import { chakra } from "../../ui/theme/chakra";
import { LARGE_TEXT } from "../../ui/theme/scales";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
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

const Bar = chakra(BottomBar, {
  base: {
    display: { base: "grid", lg: "none" },
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr) auto",
    gap: "2",
    pt: "2.5",
    pb: "calc(0.875rem + env(safe-area-inset-bottom))",
    boxShadow: "bar",
    [LARGE_TEXT]: {
      display: "flex",
      flexWrap: "wrap",
      "& > label": { flex: "1 1 6rem" },
      "& > button:first-of-type": { flex: "1 1 auto" },
    },
    "@media print": { display: "none" },
  },
});
const Actions = chakra("div", {
  base: {
    display: "flex",
    gap: "2",
    "& > button:last-of-type": { flex: "1" },
    [LARGE_TEXT]: { flexWrap: "wrap", "& > button:nth-of-type(n)": { flex: "1 1 auto" } },
  },
});

/**
 * Bar for phones with filters, sort order and chat. The filters open as a drawer: the list behind follows every choice, and the
 * drawer's button shows its length.
 */
export function ListBar({ listUrl, isSearch, totalCount, children }: ListBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { chosen, isChanging, clear } = listUrl;
  const count = countChoices(chosen);
  const products = counted(totalCount, "product");
  const close = () => setIsOpen(false);
  return (
    <Bar>
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
      <Drawer
        open={isOpen}
        onClose={close}
        title="Filters"
        size="sm"
        footer={
          <Actions>
            <Button variant="line" px="4" disabled={count === 0} onClick={clear}>
              Clear Filters
            </Button>
            <Button px="4" onClick={close}>
              <chakra.span opacity={isChanging ? "0.6" : "1"} transition="opacity" transitionDuration="quick">
                Show {products}
              </chakra.span>
            </Button>
            <VisuallyHidden role="status">{isChanging ? "" : products}</VisuallyHidden>
          </Actions>
        }
      >
        <chakra.div mb="5" css={{ "& fieldset:first-of-type": { borderTopWidth: "0" } }}>
          {children}
        </chakra.div>
      </Drawer>
    </Bar>
  );
}
