import { formatPoundsShort } from "@rules/money";
import { Price } from "../../ui/Price";
import { Progress } from "../../ui/Progress";
import { chakra } from "../../ui/theme/chakra";
import type { Cart } from "./useCart";

/** Amount missing for free delivery. Nothing if the shop always charges it. */
export function DeliveryProgress({ totals }: { totals: Cart["totals"] }) {
  const goodsPence = totals.subtotalPence - totals.discountPence;
  const missingPence = totals.toFreeDeliveryPence;
  const isFree = missingPence === 0;
  if (isFree && totals.deliveryPence > 0) return null;
  const fromPence = goodsPence + missingPence;
  return (
    <div>
      <chakra.p textStyle="small" lineHeight="1.4" mb="2.5">
        {isFree ? (
          "Delivery is free"
        ) : (
          <>
            <Price as="b" pence={missingPence} short /> more for free delivery
          </>
        )}
      </chakra.p>
      <Progress
        value={goodsPence}
        of={fromPence}
        label={isFree ? "Free delivery reached" : `${formatPoundsShort(goodsPence)} of ${formatPoundsShort(fromPence)}`}
      />
    </div>
  );
}
