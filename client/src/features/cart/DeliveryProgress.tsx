import { formatPoundsShort } from "@rules/money";
import { Price } from "../../ui/Price";
import { Progress } from "../../ui/Progress";
import { chakra } from "../../ui/theme/chakra";
import type { Cart } from "./useCart";

/** Amount missing for free delivery. Nothing if the shop always charges it. */
export function DeliveryProgress({ totals }: { totals: Cart["totals"] }) {
  const goodsPence = totals.subtotalPence - totals.discountPence;
  const missingPence = totals.toFreeDeliveryPence;
  if (missingPence === 0 && totals.deliveryPence > 0) return null;
  const fromPence = goodsPence + missingPence;
  return (
    <div>
      <chakra.p textStyle="small" lineHeight="1.4" mb="2.5">
        {missingPence > 0 ? (
          <>
            <Price as="b" pence={missingPence} short /> more for free delivery
          </>
        ) : (
          "Delivery is free"
        )}
      </chakra.p>
      <Progress
        value={goodsPence}
        of={fromPence}
        label={
          missingPence > 0
            ? `${formatPoundsShort(goodsPence)} of ${formatPoundsShort(fromPence)}`
            : "Free delivery reached"
        }
      />
    </div>
  );
}
