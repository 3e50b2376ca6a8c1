import { Fragment, useId, type CSSProperties } from "react";
import { HiddenInput, VisuallyHidden } from "../VisuallyHidden";
import { ChoiceGroup, type ChoiceGroupProps } from "./ChoiceGroup";
import { SwatchLabel, SwatchRow } from "./swatch-parts";
import { useRadios, type RadiosProps } from "./use-radios";

type SwatchesProps<Value extends string> = ChoiceGroupProps &
  RadiosProps<Value> & { options: readonly Swatch<Value>[] };

/** A colour, with its `surface` as CSS. `description` says in words how it looks, for those who do not see it. */
type Swatch<Value> = { value: Value; label: string; surface: CSSProperties; description?: string };

/** Radio buttons as colour swatches; each has its name as label and tooltip. */
export function Swatches<Value extends string>({ legend, hideLegend, options, ...radios }: SwatchesProps<Value>) {
  const radio = useRadios(radios);
  const id = useId();
  return (
    <ChoiceGroup legend={legend} hideLegend={hideLegend}>
      <SwatchRow>
        {options.map(({ value, label, surface, description }, index) => (
          <Fragment key={value}>
            <SwatchLabel title={label} style={surface}>
              <HiddenInput {...radio(value)} aria-describedby={description && `${id}-${index}`} />
              <VisuallyHidden>{label}</VisuallyHidden>
            </SwatchLabel>
            {description && (
              <span id={`${id}-${index}`} hidden>
                {description}
              </span>
            )}
          </Fragment>
        ))}
      </SwatchRow>
    </ChoiceGroup>
  );
}
