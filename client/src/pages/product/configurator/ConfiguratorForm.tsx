import type { Ref } from "react";
import { formatPounds } from "@rules/money";
import { PriceAnnouncement } from "../../../features/configurator/PriceAnnouncement";
import { PriceRow } from "../../../product/PriceRow";
import { RadioCards } from "../../../ui/form/RadioCards";
import { chakra } from "../../../ui/theme/chakra";
import { AddButton } from "./AddButton";
import { Assurances } from "./Assurances";
import { ColourStep } from "./ColourStep";
import { isCorded } from "./corded";
import { KeepForWindow } from "./KeepForWindow";
import { NextSteps } from "./NextSteps";
import { OptionsStep } from "./OptionsStep";
import { PriceBreakdown } from "./PriceBreakdown";
import { Step } from "./Step";
import type { Configurator } from "./useConfigurator";
import { leadTimeWords } from "./wording";

/** Current price and lead time. */
function PriceBox({ configurator }: { configurator: Configurator }) {
  const { product, sizeFields, wording, pricePence } = configurator;
  const wrong = [
    ...(sizeFields.wrong.includes("width") ? ["width"] : []),
    ...(sizeFields.wrong.includes("height") ? [wording.second.toLowerCase()] : []),
  ];
  const problem = wrong.length === 0 ? undefined : `Please check the ${wrong.join(" and ")}.`;
  return (
    <PriceRow label="Your price" caption="Your price, measured & fitted" pence={pricePence} problem={problem}>
      <chakra.p textStyle="small" color="fg.muted" textAlign="right">
        Delivered in
        <br />
        {leadTimeWords(product.leadTimeDays)}
      </chakra.p>
      <PriceAnnouncement sentence={problem ?? `Your price is ${formatPounds(pricePence)}`} />
    </PriceRow>
  );
}

/** Radio cards of the materials, each with its use and its extra price. */
function MaterialStep({ configurator }: { configurator: Configurator }) {
  const { product, materialFactor, configuration, pickMaterial } = configurator;
  const options = product.materials.map(({ name, label, note }) => ({
    value: name,
    label,
    note,
    extra: addition(materialFactor(name)),
  }));
  return (
    <Step title="Material">
      <RadioCards
        legend="Material"
        hideLegend
        twoColumns
        options={options}
        value={configuration.material}
        onPick={pickMaterial}
      />
    </Step>
  );
}

function addition(factor: number): string {
  return factor === 100 ? "included" : `+${factor - 100}%`;
}

type ConfiguratorFormProps = {
  configurator: Configurator;
  addButton: Ref<HTMLButtonElement>;
};

const Purchase = chakra("div", { base: { pt: { base: "5", lg: "2" }, borderTopWidth: "1px", borderColor: "fg" } });
/** The price with the button beside it, or below it on phones. */
const Offer = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 13rem)" },
    gap: { base: "4", lg: "6" },
    alignItems: "end",
  },
});

/** Colour, material and options, the price, and the button to add to the cart. */
export function ConfiguratorForm({ configurator, addButton }: ConfiguratorFormProps) {
  const { cordWarning } = configurator.product;
  return (
    <div>
      <ColourStep configurator={configurator} />
      <MaterialStep configurator={configurator} />
      <OptionsStep configurator={configurator} />
      <Purchase>
        <Offer>
          <PriceBox configurator={configurator} />
          <AddButton configurator={configurator} size="l" ref={addButton} />
        </Offer>
        <KeepForWindow configurator={configurator} />
        <PriceBreakdown configurator={configurator} />
        <Assurances configurator={configurator} />
        {cordWarning && isCorded(configurator) && (
          <chakra.p mt="4" pl="4" borderLeftWidth="2px" borderColor="fg" textStyle="small">
            {cordWarning}
          </chakra.p>
        )}
        <NextSteps configurator={configurator} />
      </Purchase>
    </div>
  );
}
