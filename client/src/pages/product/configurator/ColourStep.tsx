import { useState } from "react";
import { sampleOf } from "../../../lib/prefilled-links";
import { surfaceOf } from "../../../product/swatch-surface";
import { Button } from "../../../ui/Button";
import { Swatches } from "../../../ui/form/Swatches";
import { TextLink } from "../../../ui/links";
import { LoadedOverlay } from "../../../ui/overlay/LoadedOverlay";
import { SAMPLED } from "./sampled";
import { Step } from "./Step";
import type { Configurator } from "./useConfigurator";

const loadCloseUp = async () => (await import("./ColourCloseUp")).ColourCloseUp;

/** Swatches in the chosen material with the name of the chosen colour; its close-up, and a link to free samples for fabrics. */
export function ColourStep({ configurator }: { configurator: Configurator }) {
  const { product, color, material: chosen, configuration, pickColor } = configurator;
  const [isOpen, setOpen] = useState(false);
  const { material } = configuration;
  const inWords = ({ description }: { description: string }) => `${description}, ${chosen?.surface}`;
  const options = product.colors.map((each) => ({
    ...{ value: each.name, label: each.label, surface: surfaceOf(material, each.hex) },
    description: inWords(each),
  }));
  const samples = product.materials.some(({ filter }) => filter === SAMPLED) && (
    <TextLink
      to={sampleOf({ product: product.id, material, color: configuration.color })}
      fontSize="small"
      py={{ base: "2.5", lg: "0.5" }}
    >
      Free samples
    </TextLink>
  );
  return (
    <Step
      title="Colour"
      chosen={color?.label}
      note={color && inWords(color)}
      aside={
        <>
          <Button variant="link" fontSize="small" fontWeight="400" minH={{ lg: "7" }} onClick={() => setOpen(true)}>
            Look closer
          </Button>
          {samples}
        </>
      }
    >
      <Swatches legend="Colour" hideLegend options={options} value={configuration.color} onPick={pickColor} />
      <LoadedOverlay load={loadCloseUp} with={{ open: isOpen, onClose: () => setOpen(false), configurator }} />
    </Step>
  );
}
