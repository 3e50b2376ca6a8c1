import { useLocation } from "react-router-dom";
import { changedOrder, readChangedOrder } from "../../features/order/change-line/changed-order";
import { paths } from "../../lib/paths";
import { TextLink } from "../../ui/links";
import { LoadedOverlay } from "../../ui/overlay/LoadedOverlay";
import { chakra } from "../../ui/theme/chakra";
import type { Configurator } from "./configurator/useConfigurator";

const loadDialog = async () => (await import("../../features/order/change-line/ChangeLineDialog")).ChangeLineDialog;

const Note = chakra("p", { base: { mb: "6", pl: "4", borderLeftWidth: "2px", borderColor: "fg", maxW: "62ch" } });

type ChangedOrderProps = { configurator: Configurator; orderNumber: string };

/** Says that the configurator changes a line of an order, and asks before it does. */
export function ChangedOrder({ configurator, orderNumber }: ChangedOrderProps) {
  const { orderChange, keepChoosing } = configurator;
  const email = readChangedOrder(useLocation().state)?.email;
  return (
    <>
      <Note>
        You are changing an item of order #{orderNumber}. Nothing changes before you have seen the new total and agreed.
        Prices here are today’s; your order keeps those of its day.{" "}
        <TextLink to={paths.trackOrder.href(orderNumber)} state={changedOrder(email)}>
          Back to the order
        </TextLink>
      </Note>
      <LoadedOverlay
        load={loadDialog}
        with={{ open: orderChange !== undefined, change: orderChange, onClose: keepChoosing }}
      />
    </>
  );
}
