import { chakra } from "@chakra-ui/react";
import { UNITS } from "@rules/sizes";
import { Segments } from "../../ui/form/Segments";
import { TextField } from "../../ui/form/TextField";
import { CommonSizes } from "./CommonSizes";
import { SizeHelp } from "./SizeHelp";
import { Step } from "./Step";
import type { Configurator } from "./useConfigurator";
import type { LengthField } from "./useSizeFields";

const Fields = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "1fr auto 1fr",
    columnGap: "3",
    alignItems: "start",
    // Clear of the header and of the bar below when a field is focused from afar.
    "& input": { scrollMarginBlock: "7.5rem" },
  },
});
const Times = chakra("span", { base: { mt: "2.625rem", color: "fg.subtle" } });

/** Width and drop, in the unit that the shopper measures in. */
export function SizeStep({ configurator }: { configurator: Configurator }) {
  const { sizeFields, unit, wording } = configurator;
  const units = UNITS.map((value) => ({ value, label: value }));
  const inputOf = ({ text, error, input, type }: LengthField) => ({
    ref: input,
    size: "figure" as const,
    inputMode: "decimal" as const,
    autoComplete: "off",
    unit,
    value: text,
    error,
    onChange: ({ target }: { target: { value: string } }) => type(target.value),
  });
  return (
    <Step
      title="Size"
      aside={<Segments legend="Unit" hideLegend options={units} value={unit} onPick={sizeFields.pickUnit} />}
    >
      <Fields>
        <TextField label="Width" {...inputOf(sizeFields.width)} />
        <Times aria-hidden>×</Times>
        <TextField label={wording.second} {...inputOf(sizeFields.height)} />
      </Fields>
      <SizeHelp configurator={configurator} />
      <CommonSizes configurator={configurator} />
    </Step>
  );
}
