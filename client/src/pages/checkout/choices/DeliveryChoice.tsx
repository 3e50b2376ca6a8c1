import { DELIVERY_NAMES, type Delivery } from "@rules/order-choices";
import { fromTo } from "@rules/span";
import { RadioCards, type RadioCard } from "../../../ui/form/RadioCards";
import { Price } from "../../../ui/Price";
import { chakra } from "../../../ui/theme/chakra";

type Days = { from: number; to: number };

type DeliveryChoiceProps = {
  value: Delivery;
  onPick: (value: Delivery) => void;
  /** Price and working days, once the order is made, of each delivery. */
  prices: Readonly<Record<Delivery, number>>;
  days: Readonly<Record<Delivery, Days>>;
};

/** How an order that the shopper fits is sent. */
export function DeliveryChoice({ value, onPick, prices, days }: DeliveryChoiceProps) {
  const options = (["STANDARD", "EXPRESS"] as const).map((delivery): RadioCard<Delivery> => ({
    value: delivery,
    label: DELIVERY_NAMES[delivery],
    note: `${fromTo(days[delivery])} working days, once it is made`,
    extra: prices[delivery] === 0 ? "Free" : <Price pence={prices[delivery]} />,
  }));
  return (
    <chakra.div mt="6">
      <RadioCards legend="Delivery" options={options} value={value} onPick={onPick} />
    </chakra.div>
  );
}
