import { Swatches } from "../../ui/form/Swatches";
import { Step } from "./Step";
import type { Configurator } from "./useConfigurator";

/** The colours it is made in, with the name of the chosen one in words. */
export function ColourStep({ configurator }: { configurator: Configurator }) {
  const { product, color, configuration, pickColor } = configurator;
  const options = product.colors.map(({ name, label, hex }) => ({ value: name, label, hex }));
  return (
    <Step title="Colour" chosen={color?.label}>
      <Swatches legend="Colour" hideLegend options={options} value={configuration.color} onPick={pickColor} />
    </Step>
  );
}
