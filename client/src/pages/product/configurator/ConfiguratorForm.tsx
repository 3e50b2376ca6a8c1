import type { Ref } from "react";
import { chakra } from "../../../ui/theme/chakra";
import { AddButton } from "./AddButton";
import { Assurances } from "./Assurances";
import { ColourStep } from "./ColourStep";
import { MaterialStep } from "./MaterialStep";
import { NextSteps } from "./NextSteps";
import { PriceBox } from "./PriceBox";
import { PriceBreakdown } from "./PriceBreakdown";
import { SizeStep } from "./SizeStep";
import type { Configurator } from "./useConfigurator";

type ConfiguratorFormProps = {
  configurator: Configurator;
  addButton: Ref<HTMLButtonElement>;
};

const Purchase = chakra("div", { base: { pt: "5", borderTopWidth: "1px", borderColor: "fg" } });

/** Size, colour and material, the price, and the button to add to the cart. */
export function ConfiguratorForm({ configurator, addButton }: ConfiguratorFormProps) {
  return (
    <div>
      <SizeStep configurator={configurator} />
      <ColourStep configurator={configurator} />
      <MaterialStep configurator={configurator} />
      <Purchase>
        <PriceBox configurator={configurator} />
        <PriceBreakdown configurator={configurator} />
        <AddButton configurator={configurator} size="l" ref={addButton} />
        <Assurances configurator={configurator} />
        <NextSteps configurator={configurator} />
      </Purchase>
    </div>
  );
}
