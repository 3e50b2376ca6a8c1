import type { UseFormRegister } from "react-hook-form";
import type { CheckoutFields } from "@rules/checkout-form";
import { RadioCards, type RadioCard } from "../../../ui/form/RadioCards";
import { SmallText } from "../../../ui/texts";
import { chakra } from "../../../ui/theme/chakra";
import { PaymentMark, type PaymentMarkName } from "./PaymentMark";

const Marks = chakra("span", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "flex-end",
    gap: "1.5",
  },
});

const marks = (...names: PaymentMarkName[]) => (
  <Marks>
    {names.map((name) => (
      <PaymentMark key={name} name={name} />
    ))}
  </Marks>
);

const OPTIONS = [
  { value: "credit_card", label: "Credit card", extra: marks("Visa", "Mastercard", "American Express") },
  { value: "paypal", label: "PayPal", extra: marks("PayPal") },
] as const satisfies readonly RadioCard<CheckoutFields["paymentMethod"]>[];

/** Radio cards of the payment methods. */
export function PaymentMethods({ register }: { register: UseFormRegister<CheckoutFields> }) {
  return (
    <>
      <RadioCards legend="Payment Method" hideLegend options={OPTIONS} {...register("paymentMethod")} />
      <SmallText mt="3.5">Card and PayPal payment will be integrated soon. Nothing is taken today.</SmallText>
    </>
  );
}
