import type { Ref } from "react";
import { formatPounds } from "@rules/money";
import { PriceAnnouncement } from "../../../features/configurator/PriceAnnouncement";
import { paths } from "../../../lib/paths";
import { PriceRow } from "../../../product/PriceRow";
import { RadioCards } from "../../../ui/form/RadioCards";
import { Swatches } from "../../../ui/form/Swatches";
import { TextLink } from "../../../ui/links";
import { chakra } from "../../../ui/theme/chakra";
import { AddButton } from "./AddButton";
import { Assurances } from "./Assurances";
import { NextSteps } from "./NextSteps";
import { PriceBreakdown } from "./PriceBreakdown";
import { SizeStep } from "./SizeStep";
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
      <RadioCards legend="Material" hideLegend options={options} value={configuration.material} onPick={pickMaterial} />
    </Step>
  );
}

function addition(factor: number): string {
  return factor === 100 ? "included" : `+${factor - 100}%`;
}

/** Samples exist for fabrics only; other materials are shown at the visit. */
const SAMPLED = "fabric";

/** Colour swatches with the name of the chosen one, and a link to free samples for fabrics. */
function ColourStep({ configurator }: { configurator: Configurator }) {
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
