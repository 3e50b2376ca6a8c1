import { NumberField } from "./NumberField";
import { SwitchField } from "./SwitchField";

/** What a product costs, how soon it comes, and its badges. */
export function PriceFields() {
  return (
    <>
      <NumberField
        source="basePricePence"
        label="Price (£)"
        scale={100}
        helperText="Of 36 by 48 inches, without tax, in whole pounds."
      />
      <NumberField
        source="wasPricePence"
        label="Was-price (£)"
        scale={100}
        step={0.01}
        helperText="Struck through while a reduction runs; empty without one."
      />
      <NumberField source="leadTimeDays" label="Days to delivery" />
      <NumberField source="warrantyYears" label="Years of warranty" />
      <SwitchField source="isBestSeller" label="Badge “Bestseller”" />
      <SwitchField source="isNew" label="Badge “New”" />
    </>
  );
}
