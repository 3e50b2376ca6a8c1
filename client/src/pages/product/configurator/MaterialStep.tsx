import { RadioCards } from "../../../ui/form/RadioCards";
import { Step } from "./Step";
import type { Configurator } from "./useConfigurator";

/** Radio cards of the materials, each with its use and its extra price. */
export function MaterialStep({ configurator }: { configurator: Configurator }) {
  const { product, materialFactor, configuration, pickMaterial } = configurator;
  const options = product.materials.map(({ name, label, note }) => ({
    value: name,
    label,
    note,
    extra: addition(materialFactor(name)),
  }));
  return (
    <Step title="Material">
      <RadioCards legend="Material" hideLegend options={options} value={configuration.material} onPick={pickMaterial} />
    </Step>
  );
}

function addition(factor: number): string {
  return factor === 100 ? "included" : `+${factor - 100}%`;
}
