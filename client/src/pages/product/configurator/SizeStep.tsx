import { LengthInput } from "../../../features/configurator/LengthInput";
import { UnitSegments } from "../../../features/configurator/UnitSegments";
import { chakra } from "../../../ui/theme/chakra";
import { LARGE_TEXT } from "../../../ui/theme/scales";
import { CommonSizes } from "./CommonSizes";
import { SizeHelp } from "./SizeHelp";
import { Step } from "./Step";
import type { Configurator } from "./useConfigurator";

const Fields = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "1fr auto 1fr",
    columnGap: "3",
    alignItems: "start",
    [LARGE_TEXT]: { gridTemplateColumns: "minmax(0, 1fr)", rowGap: "3" },
    // Keeps a focused field clear of the header and the bar below.
    "& input": { scrollMarginBlock: "7.5rem" },
  },
});
const Times = chakra("span", { base: { mt: "2.625rem", color: "fg.subtle", [LARGE_TEXT]: { display: "none" } } });

/** Width and drop in the shopper's unit. */
export function SizeStep({ configurator }: { configurator: Configurator }) {
  const { sizeFields, unit, wording } = configurator;
  return (
    <Step title="Size" aside={<UnitSegments unit={unit} onPick={sizeFields.pickUnit} />}>
      <Fields>
        <LengthInput label="Width" unit={unit} field={sizeFields.width} />
        <Times aria-hidden>×</Times>
        <LengthInput label={wording.second} unit={unit} field={sizeFields.height} />
      </Fields>
      <SizeHelp configurator={configurator} />
      <CommonSizes configurator={configurator} />
    </Step>
  );
}
