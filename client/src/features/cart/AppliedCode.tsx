import { Button } from "../../ui/Button";
import { AlertIcon, CheckIcon } from "../../ui/icons";
import { chakra } from "../../ui/theme/chakra";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import type { Cart } from "./useCart";

type AppliedCodeProps = {
  promotion: Cart["promotion"];
  /** The reason why the code does not apply; null if it applies. */
  notice: Cart["promotionNotice"];
  isRemoving: boolean;
  onRemove: () => void;
};

const Row = chakra("div", {
  base: { display: "flex", alignItems: "center", gap: "2.5", textStyle: "small", lineHeight: "1.4" },
  variants: {
    counts: {
      true: { "& > svg": { color: "success.fg" } },
      false: { "& > svg": { color: "wait.fg" } },
    },
  },
});

/** The entered code, valid or not, with a button to remove it. */
export function AppliedCode({ promotion, notice, isRemoving, onRemove }: AppliedCodeProps) {
  return (
    <Row counts={notice === null}>
      {notice === null ? <CheckIcon size="s" /> : <AlertIcon size="s" />}
      <chakra.p role="status" flex="1">
        {notice ?? (
          <>
            <b>{promotion?.code}</b> takes {promotion?.percent}% off
          </>
        )}
      </chakra.p>
      <Button variant="link" fontSize="small" fontWeight="400" color="fg.muted" busy={isRemoving} onClick={onRemove}>
        Remove
        <VisuallyHidden> promotion code</VisuallyHidden>
      </Button>
    </Row>
  );
}
