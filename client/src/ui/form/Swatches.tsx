import { HiddenInput, VisuallyHidden } from "../VisuallyHidden";
import { ChoiceGroup, type ChoiceGroupProps } from "./ChoiceGroup";
import { SwatchLabel, SwatchRow } from "./swatch-parts";
import { useRadios, type RadiosProps } from "./use-radios";

type SwatchesProps<Value extends string> = ChoiceGroupProps &
  RadiosProps<Value> & { options: readonly { value: Value; label: string; hex: string }[] };

/** Radio buttons as colour swatches; each has its name as label and tooltip. */
export function Swatches<Value extends string>({ legend, hideLegend, options, ...radios }: SwatchesProps<Value>) {
  const radio = useRadios(radios);
  return (
    <ChoiceGroup legend={legend} hideLegend={hideLegend}>
      <SwatchRow>
        {options.map(({ value, label, hex }) => (
          <SwatchLabel key={value} title={label} style={{ backgroundColor: hex }}>
            <HiddenInput {...radio(value)} />
            <VisuallyHidden>{label}</VisuallyHidden>
          </SwatchLabel>
        ))}
      </SwatchRow>
    </ChoiceGroup>
  );
}
