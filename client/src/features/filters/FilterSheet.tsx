import type { ReactNode } from "react";
import { Button } from "../../ui/Button";
import { Drawer } from "../../ui/overlay/Drawer";
import { chakra } from "../../ui/theme/chakra";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { countChoices } from "./list-state";
import type { ListUrl } from "./useListUrl";

type FilterSheetProps = {
  open: boolean;
  onClose: () => void;
  listUrl: ListUrl;
  /** Number of products in the list. */
  totalCount: number;
  /** The filters themselves. */
  children: ReactNode;
};

const Actions = chakra("div", { base: { display: "flex", gap: "2", "& > button:last-of-type": { flex: "1" } } });

/** The filters as a drawer, for phones. The list behind follows every choice; the button shows its length. */
export function FilterSheet({ open, onClose, listUrl, totalCount, children }: FilterSheetProps) {
  const products = `${totalCount} ${totalCount === 1 ? "product" : "products"}`;
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title="Filters"
      size="sm"
      footer={
        <Actions>
          <Button variant="line" px="4" disabled={countChoices(listUrl.chosen) === 0} onClick={listUrl.clear}>
            Clear Filters
          </Button>
          <Button px="4" onClick={onClose}>
            <chakra.span opacity={listUrl.isChanging ? "0.6" : "1"} transition="opacity" transitionDuration="quick">
              Show {products}
            </chakra.span>
          </Button>
          <VisuallyHidden role="status">{listUrl.isChanging ? "" : products}</VisuallyHidden>
        </Actions>
      }
    >
      <chakra.div mb="5" css={{ "& fieldset:first-of-type": { borderTopWidth: "0" } }}>
        {children}
      </chakra.div>
    </Drawer>
  );
}
