import { formatDay } from "@rules/delivery-date";
import type { RemakeStatus } from "@rules/order-remake";

type ShownRemake = { status: RemakeStatus; quantity: number; estimatedDelivery: string; sentAt: string | null };

/** Where a remake stands, for its shopper. */
export function remakeSentence({ status, quantity, estimatedDelivery, sentAt }: ShownRemake): string {
  const [it, is] = quantity === 1 ? ["it", "It is"] : [`${quantity} of them`, "They are"];
  const by = formatDay(estimatedDelivery);
  switch (status) {
    case "TO_MAKE":
      return `We are making ${it} again. It should be with you by ${by}.`;
    case "MADE":
      return `${is} made and will be on the way soon. It should be with you by ${by}.`;
    case "SENT":
      return sentAt === null
        ? `${is} on the way.`
        : `We sent ${it} on ${formatDay(sentAt)}. It should be with you by ${by}.`;
  }
}
