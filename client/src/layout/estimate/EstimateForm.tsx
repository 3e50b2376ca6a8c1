import type { ReactNode } from "react";
import { COLORS, isMaterialName, MATERIALS } from "@rules/product-attributes";
import { RadioChips } from "../../ui/form/RadioChips";
import { SelectField } from "../../ui/form/SelectField";
import { Swatches } from "../../ui/form/Swatches";
import { chakra } from "../../ui/theme/chakra";
import { KINDS } from "./kinds";
import type { UseEstimate } from "./useEstimate";

type EstimateFormProps = {
  estimate: UseEstimate;
  /** The fields of the size. */
  size: ReactNode;
};

const Steps = chakra("div", { base: { display: "grid", gap: "7", py: "5" } });

const COLOUR_OPTIONS = Object.values(COLORS).map(({ label, hex }) => ({ value: hex as string, label, hex }));

/** Fields of an estimate: kind, size, material, and colour, which does not change the price. */
export function EstimateForm({ estimate: { estimate, materials, ...picks }, size }: EstimateFormProps) {
  return (
    <Steps>
      <RadioChips look="segments" legend="Type" options={KINDS} value={estimate.type} onPick={picks.pickType} />
      {size}
      <SelectField
        label="Material"
        options={materials.map((name) => ({ value: name, label: MATERIALS[name].label }))}
        value={estimate.material}
        help={MATERIALS[estimate.material].note}
        onChange={({ target: { value } }) => {
          if (isMaterialName(value)) picks.pickMaterial(value);
        }}
      />
      <Swatches legend="Colour" options={COLOUR_OPTIONS} value={estimate.color} onPick={picks.pickColour} />
    </Steps>
  );
}
