import { COLORS, isMaterialName, MATERIALS } from "@rules/product-attributes";
import { DEFAULT_LIMITS } from "@rules/size-limits";
import { LengthInput } from "../../features/configurator/LengthInput";
import { sizeRange } from "../../features/configurator/size-range";
import { UnitSegments } from "../../features/configurator/UnitSegments";
import { RadioChips } from "../../ui/form/RadioChips";
import { SelectField } from "../../ui/form/SelectField";
import { Swatches } from "../../ui/form/Swatches";
import { chakra } from "../../ui/theme/chakra";
import { labelStyle } from "../../ui/theme/recipes/field";
import { KINDS } from "./kinds";
import type { UseEstimate } from "./useEstimate";
import type { EstimateSizeFields } from "./useEstimateSize";

type EstimateFormProps = { estimate: UseEstimate; size: EstimateSizeFields };

const Steps = chakra("div", { base: { display: "grid", gap: "7", py: "5" } });
const Lengths = chakra("div", {
  base: { display: "grid", gridTemplateColumns: "1fr 1fr", gap: "3", alignItems: "start" },
});

const COLOUR_OPTIONS = Object.values(COLORS).map(({ label, hex }) => ({
  ...{ value: hex, label },
  surface: { backgroundColor: hex },
}));
const { minWidth, maxWidth } = DEFAULT_LIMITS;

/** Fields of an estimate: kind, size, material, and colour, which does not change the price. */
export function EstimateForm({
  estimate: { estimate, materials, ...picks },
  size: { unit, fields },
}: EstimateFormProps) {
  return (
    <Steps>
      <RadioChips look="segments" legend="Type" options={KINDS} value={estimate.type} onPick={picks.pickType} />
      <chakra.div display="grid" gap="2">
        <chakra.div display="flex" alignItems="center" justifyContent="space-between">
          <chakra.h3 {...labelStyle}>Size</chakra.h3>
          <UnitSegments unit={unit} onPick={fields.pickUnit} />
        </chakra.div>
        <Lengths>
          <LengthInput label="Width" unit={unit} field={fields.width} />
          <LengthInput label="Drop" unit={unit} field={fields.height} />
        </Lengths>
        <chakra.p textStyle="small" color="fg.muted">{`${sizeRange(minWidth, maxWidth, unit)} each way.`}</chakra.p>
      </chakra.div>
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
