import type { UseFormRegister } from "react-hook-form";
import type { CheckoutFields } from "@rules/checkout-form";
import { RadioCards, type RadioCard } from "../../../ui/form/RadioCards";
import { SmallText } from "../../../ui/texts";
import { chakra } from "../../../ui/theme/chakra";

const Marks = chakra("span", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "flex-end",
    gap: "1.5",
    maxW: { base: "150px", md: "none" },
    "& > span": {
      px: "2",
      py: "3px",
      bg: "bg.panel",
      borderWidth: "1px",
      borderRadius: "3px",
      fontSize: "badge",
      fontWeight: "600",
      lineHeight: "1.3",
    },
  },
});

const marks = (...names: string[]) => (
  <Marks>
    {names.map((name) => (
      <span key={name}>{name}</span>
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
