import { Button } from "../../ui/Button";
import { AlertIcon, CheckIcon } from "../../ui/icons";
import { chakra } from "../../ui/theme/chakra";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import type { Cart } from "./useCart";

type AppliedCodeProps = {
  promotion: Cart["promotion"];
  /** Why the code that was entered does not count; null where it does. */
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

/** The code that was entered, whether it counts or not, and the way to take it out. */
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
