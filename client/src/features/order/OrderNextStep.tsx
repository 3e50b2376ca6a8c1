import type { Fulfilment } from "@rules/order-choices";
import { nextStepOf } from "@rules/order-next-step";
import type { OrderStatus } from "@rules/order-progress";
import type { SettlementState } from "@rules/settled-sizes";
import { chakra } from "../../ui/theme/chakra";

/** Without a visit no moment matters. */
const NEVER = new Date(0);

type OrderNextStepProps = {
  order: {
    status: OrderStatus;
    fulfilment: Fulfilment;
    phoneNumber: string | null;
    settlement: { state: SettlementState } | null;
  };
};

/** How an order goes on, until its making begins. */
export function OrderNextStep({ order }: OrderNextStepProps) {
  if (order.status !== "PROCESSING") return null;
  return (
    <chakra.p mt={{ base: "8", _print: "4" }} maxW="44rem">
      {nextStepOf({ ...order, visit: null }, NEVER)}
    </chakra.p>
  );
}
