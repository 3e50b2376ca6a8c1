import { LAW } from "@rules/consumer-law";
import type { Fulfilment } from "@rules/order-choices";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/overlay/Dialog";
import { chakra } from "../../ui/theme/chakra";
import { useCancelOrder } from "./useCancelOrder";

type CancelOrderDialogProps = {
  open: boolean;
  order: { number: string; fulfilment: Fulfilment };
  /** Of the order, where not the session but its number and e-mail address open it. */
  email: string | undefined;
  onClose: () => void;
};

/** Side by side; on phones as wide as the dialog. */
const WIDTH = { base: "1", md: "none" };

const Consequences = chakra("ul", { base: { pl: "5", listStyleType: "disc", "& li": { py: "1" } } });

/** What cancelling an order means, and the question. A second press of the same key keeps the order. */
export function CancelOrderDialog({ open, order, email, onClose }: CancelOrderDialogProps) {
  const { cancel, isSending } = useCancelOrder(order.number, email);

  const handleCancel = async () => {
    await cancel();
    onClose();
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Cancel order #${order.number}?`}
      footer={
        <>
          <Button flex={WIDTH} busy={isSending} busyText="Cancelling..." onClick={() => void handleCancel()}>
            Cancel this order
          </Button>
          <Button data-autofocus flex={WIDTH} variant="soft" onClick={onClose}>
            Keep my order
          </Button>
        </>
      }
    >
      <Consequences>
        <li>
          All of it is cancelled:{" "}
          {order.fulfilment === "MEASURE_AND_FIT"
            ? "nothing is made, and nobody comes to measure."
            : "nothing is made and nothing is sent."}
        </li>
        <li>
          This website has charged nothing. If you have paid in another way, we pay it back within {LAW.refundDays}{" "}
          days.
        </li>
        <li>It can’t be undone. You may order the same again, at the prices of that day.</li>
        <li>We confirm it by e-mail.</li>
      </Consequences>
    </Dialog>
  );
}
