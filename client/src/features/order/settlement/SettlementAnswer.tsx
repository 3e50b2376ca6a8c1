import { useState } from "react";
import { formatPounds } from "@rules/money";
import type { Fulfilment } from "@rules/order-choices";
import { Button } from "../../../ui/Button";
import { LoadedOverlay } from "../../../ui/overlay/LoadedOverlay";
import { chakra } from "../../../ui/theme/chakra";
import { useAgreeToSizes } from "./useAgreeToSizes";

const Answers = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", columnGap: "4", rowGap: "3", mt: "4", _print: { display: "none" } },
});

type SettlementAnswerProps = {
  order: {
    number: string;
    version: number;
    fulfilment: Fulfilment;
    /** With the measured sizes. */
    totalPence: number;
    /** In pence. */
    moreBy: number;
  };
  /** Of the order, where not the session but its number and e-mail address open it. */
  email: string | undefined;
};

const loadDialog = async () => (await import("../CancelOrderDialog")).CancelOrderDialog;

/** Yes to measured sizes that cost more, or no, which cancels the order after a question. */
export function SettlementAnswer({ order, email }: SettlementAnswerProps) {
  const { agree, isSending } = useAgreeToSizes(order, email);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Answers>
      <Button busy={isSending} busyText="Agreeing..." onClick={() => void agree()}>
        Agree to {formatPounds(order.moreBy)} more
      </Button>
      <Button variant="line" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        No, cancel this order
      </Button>
      <LoadedOverlay load={loadDialog} with={{ open: isAsking, order, email, onClose: () => setIsAsking(false) }} />
    </Answers>
  );
}
