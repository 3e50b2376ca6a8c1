import type { Fulfilment } from "./order-choices.js";

/** How an order goes on until its making begins, in words for the shopper. */
export function nextStepOf({
  fulfilment,
  phoneNumber,
}: {
  fulfilment: Fulfilment;
  phoneNumber: string | null;
}): string {
  if (fulfilment === "MAKE_TO_SIZES")
    return "Please check the sizes: each piece is made from these figures. We send it to you, and you fit it yourself.";
  const reach = phoneNumber === null ? "write to you" : "call you";
  return `We measure and fit it for you: we will ${reach} to arrange a visit. Nothing is made before; until then the sizes are a guide.`;
}
