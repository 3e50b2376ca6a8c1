import { paths } from "../../../lib/paths";
import { Swatches } from "../../../ui/form/Swatches";
import { TextLink } from "../../../ui/links";
import { Step } from "./Step";
import type { Configurator } from "./useConfigurator";

/** Samples exist for fabrics only; other materials are shown at the visit. */
const SAMPLED = "fabric";

/** Colour swatches with the name of the chosen one, and a link to free samples for fabrics. */
export function ColourStep({ configurator }: { configurator: Configurator }) {
  const { product, color, configuration, pickColor } = configurator;
  const options = product.colors.map(({ name, label, hex }) => ({ value: name, label, hex }));
  const samples = product.materials.some(({ filter }) => filter === SAMPLED) && (
    <TextLink to={paths.samples.href()} fontSize="small" py="2.5">
      Free samples
    </TextLink>
  );
  return (
    <Step title="Colour" chosen={color?.label} aside={samples}>
      <Swatches legend="Colour" hideLegend options={options} value={configuration.color} onPick={pickColor} />
    </Step>
  );
}
