import type { Fulfilment } from "./order-choices.js";
import type { SettlementState } from "./settled-sizes.js";
import { isVisitOver, type VisitState } from "./visit-state.js";
import { formatVisitTime } from "./visit-words.js";

/** The visit of an order. */
export type StepVisit = { state: VisitState; startsAt: Date; endsAt: Date };

type Step = {
  fulfilment: Fulfilment;
  phoneNumber: string | null;
  /** The measured sizes, once the shopper knows of them. */
  settlement: { state: SettlementState } | null;
  /** The booked one, or else the latest that took place; null without one, and where it is not known. */
  visit: StepVisit | null;
};

/** How an order goes on until its making begins, in words for the shopper. */
export function nextStepOf({ fulfilment, phoneNumber, settlement, visit }: Step, now: Date): string {
  if (fulfilment === "MAKE_TO_SIZES")
    return "Please check the sizes: each piece is made from these figures. We send it to you, and you fit it yourself.";
  if (settlement?.state === "WAITING")
    return "We have measured your windows. By the measured sizes your order costs more, so we make nothing until you agree.";
  if (settlement)
    return "We have measured your windows, and make your order to these sizes. Then we bring it and fit it.";
  const visited = visit && visitStepOf(visit, now);
  if (visited !== null) return visited;
  const reach = phoneNumber === null ? "write to you" : "call you";
  return `We measure and fit it for you: we will ${reach} to arrange a visit. Nothing is made before; until then the sizes are a guide.`;
}

/** What a visit says of how its order goes on; null where another one is to be arranged. */
export function visitStepOf(visit: StepVisit, now: Date): string | null {
  if (visit.state === "DONE") return "We have measured. Next we settle the sizes with you.";
  if (visit.state !== "BOOKED") return null;
  const time = formatVisitTime(visit);
  if (isVisitOver(visit, now))
    return `Our visit was on ${time}. Next we settle the sizes with you. Did nobody come? Please call us.`;
  return `Our visit is arranged: ${time}. Nothing is made before; until then the sizes are a guide. The link in our e-mail about the visit moves or cancels it.`;
}
