import { DEFAULT_LIMITS } from "@rules/size-limits";
import { LengthInput } from "../../features/configurator/LengthInput";
import { sizeRange } from "../../features/configurator/size-range";
import { UnitSegments } from "../../features/configurator/UnitSegments";
import { chakra } from "../../ui/theme/chakra";
import { labelStyle } from "../../ui/theme/recipes/field";
import type { EstimateSizeFields } from "./useEstimateSize";

const Fields = chakra("div", {
  base: { display: "grid", gridTemplateColumns: "1fr 1fr", gap: "3", alignItems: "start" },
});

/** Width and drop of the estimate in the shopper's unit. */
export function EstimateSize({ size: { unit, fields } }: { size: EstimateSizeFields }) {
  const { minWidth, maxWidth } = DEFAULT_LIMITS;
  return (
    <chakra.div display="grid" gap="2">
      <chakra.div display="flex" alignItems="center" justifyContent="space-between">
        <chakra.h3 {...labelStyle}>Size</chakra.h3>
        <UnitSegments unit={unit} onPick={fields.pickUnit} />
      </chakra.div>
      <Fields>
        <LengthInput label="Width" unit={unit} field={fields.width} />
        <LengthInput label="Drop" unit={unit} field={fields.height} />
      </Fields>
      <chakra.p textStyle="small" color="fg.muted">{`${sizeRange(minWidth, maxWidth, unit)} each way.`}</chakra.p>
    </chakra.div>
  );
}
