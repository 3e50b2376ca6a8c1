import type { Fulfilment } from "./order-choices.js";
import type { SettlementState } from "./settled-sizes.js";

/** How an order goes on until its making begins, in words for the shopper. */
export function nextStepOf({
  fulfilment,
  phoneNumber,
  settlement,
}: {
  fulfilment: Fulfilment;
  phoneNumber: string | null;
  /** The measured sizes, once the shopper knows of them. */
  settlement: { state: SettlementState } | null;
}): string {
  if (fulfilment === "MAKE_TO_SIZES")
    return "Please check the sizes: each piece is made from these figures. We send it to you, and you fit it yourself.";
  if (settlement?.state === "WAITING")
    return "We have measured your windows. By the measured sizes your order costs more, so we make nothing until you agree.";
  if (settlement)
    return "We have measured your windows, and make your order to these sizes. Then we bring it and fit it.";
  const reach = phoneNumber === null ? "write to you" : "call you";
  return `We measure and fit it for you: we will ${reach} to arrange a visit. Nothing is made before; until then the sizes are a guide.`;
}
