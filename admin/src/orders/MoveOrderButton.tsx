import Button from "@mui/material/Button";
import { useState } from "react";
import { Confirm, useNotify, useRefresh } from "react-admin";
import type { OrderStatus } from "@rules/order-progress";
import { sentenceOf } from "../api/staff-error";
import { moveOrders } from "./move-orders";
import type { WholeOrder } from "./orders-provider";
import { statusNames } from "./status-names";

type MoveOrderButtonProps = { order: WholeOrder; to: OrderStatus };

/** Gives an order one of its next statuses, after a question. */
export function MoveOrderButton({ order, to }: MoveOrderButtonProps) {
  const { isAsking, isMoving, ask, leave, move } = useMove(order, to);
  const isCancelling = to === "CANCELLED";
  return (
    <>
      <Button
        variant={isCancelling ? "outlined" : "contained"}
        color={isCancelling ? "error" : "primary"}
        onClick={ask}
      >
        {isCancelling ? "Cancel order" : `Move to ${statusNames[to]}`}
      </Button>
      <Confirm
        isOpen={isAsking}
        loading={isMoving}
        title={isCancelling ? `Cancel order ${order.number}?` : `Move order ${order.number} to ${statusNames[to]}?`}
        content={`The customer is told by e-mail. ${isCancelling ? "A cancelled order stays cancelled." : "There is no way back."}`}
        confirm={isCancelling ? "Cancel order" : "Move"}
        confirmColor={isCancelling ? "warning" : "primary"}
        cancel="Not now"
        onConfirm={() => void move()}
        onClose={leave}
      />
    </>
  );
}

/** Who comes second is told so. Either way the order is shown as it is then. */
function useMove(order: WholeOrder, to: OrderStatus) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [isAsking, setIsAsking] = useState(false);
  const [isMoving, setIsMoving] = useState(false);
  return {
    isAsking,
    isMoving,
    ask: () => setIsAsking(true),
    leave: () => setIsAsking(false),
    async move() {
      setIsMoving(true);
      try {
        const [outcome] = await moveOrders([order], to);
        if (outcome?.error) notify(outcome.error.message, { type: "error", autoHideDuration: null });
        else notify(`Order ${order.number} is ${statusNames[to].toLowerCase()} now.`, { type: "success" });
      } catch (error) {
        notify(sentenceOf(error), { type: "error" });
      } finally {
        setIsMoving(false);
        setIsAsking(false);
        refresh();
      }
    },
  };
}
