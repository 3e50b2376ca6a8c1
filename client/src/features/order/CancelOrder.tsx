import { useEffect, useRef, useState } from "react";
import { changeVerdict, clockSentence, type ClockedOrder } from "@rules/change-clock";
import type { Fulfilment } from "@rules/order-choices";
import type { SettlementState } from "@rules/settled-sizes";
import { Button } from "../../ui/Button";
import { LoadedOverlay } from "../../ui/overlay/LoadedOverlay";
import { chakra } from "../../ui/theme/chakra";

const Frame = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "6",
    rowGap: "3",
    mt: { base: "6", lg: "8" },
    _print: { display: "none" },
    "& p": { flex: "1 1 20rem", maxW: "44rem", _focus: { outline: "none" } },
  },
});

type CancelOrderProps = {
  order: ClockedOrder & {
    number: string;
    fulfilment: Fulfilment;
    settlement: { state: SettlementState } | null;
  };
  /** Of the order, where not the session but its number and e-mail address open it. */
  email: string | undefined;
};

const loadDialog = async () => (await import("./CancelOrderDialog")).CancelOrderDialog;

/** Until when the shopper may change or cancel an order, with the button that cancels; afterwards why not. Says nothing once it is sent. */
export function CancelOrder({ order, email }: CancelOrderProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [hasAsked, setHasAsked] = useState(false);
  const [now, setNow] = useState(() => new Date());
  const sentence = useRef<HTMLParagraphElement>(null);
  const isOpen = changeVerdict(order, now) === "OPEN";
  const isDeclinable = order.status === "PROCESSING" && order.settlement?.state === "WAITING";
  // Button and dialog go away with the focus in them.
  useEffect(() => {
    if (hasAsked && !isOpen) sentence.current?.focus();
  }, [hasAsked, isOpen]);
  if (order.status === "SHIPPED" || order.status === "DELIVERED" || isDeclinable) return null;

  const handleAsk = () => {
    setIsAsking(true);
    setHasAsked(true);
  };
  const handleClose = () => {
    setIsAsking(false);
    setNow(new Date());
  };
  return (
    <Frame>
      <p ref={sentence} tabIndex={-1}>
        {clockSentence(order, now)}
      </p>
      {isOpen && (
        <>
          <Button variant="line" aria-haspopup="dialog" onClick={handleAsk}>
            Cancel this order
          </Button>
          <LoadedOverlay load={loadDialog} with={{ open: isAsking, order, email, onClose: handleClose }} />
        </>
      )}
    </Frame>
  );
}
