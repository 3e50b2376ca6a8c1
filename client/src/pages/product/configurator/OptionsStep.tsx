import { useId, useState } from "react";
import { isAsked } from "@rules/options/asked-options";
import { Button } from "../../../ui/Button";
import { LoadedOverlay } from "../../../ui/overlay/LoadedOverlay";
import { Step } from "./Step";
import type { Configurator } from "./useConfigurator";

const loadPanel = async () => (await import("./OptionsPanel")).OptionsPanel;

/** Options that the summary names where nothing has been chosen. */
const NAMED = 3;

/** "Control: Chain • otherwise our standard"; where nothing has been chosen, the first of the standard. */
function summaryOf({ product, configuration }: Configurator): string {
  const { customizations, material } = configuration;
  const isChosen = customizations.length > 0;
  const standard = product.options.map(({ name, defaultValue }) => [name, defaultValue] as const);
  const values = new Map(isChosen ? customizations.map(({ name, value }) => [name, value]) : standard);
  const facts = new Map([...values, ["material", material]]);
  const words = product.options.flatMap(({ name, label, values: offered }) => {
    const value = values.get(name);
    const word = offered.find((each) => each.name === value)?.label ?? value;
    return word && isAsked(name, facts) ? `${label}: ${word}` : [];
  });
  if (isChosen) return [...words, "otherwise our standard"].join(" • ");
  return words.slice(0, NAMED).join(" • ") + (words.length > NAMED ? " …" : "");
}

/**
 * What is chosen among the product's options, in one line, and a button to change it. The rules of options are loaded when the panel
 * is opened. A link that names choices opens it, so that they are seen with what the rules say about them.
 */
export function OptionsStep({ configurator }: { configurator: Configurator }) {
  const [isOpen, setOpen] = useState(configurator.configuration.customizations.length > 0);
  const id = useId();
  if (configurator.product.options.length === 0) return null;
  return (
    <Step
      title="Options"
      note={summaryOf(configurator)}
      aside={
        <Button
          variant="link"
          fontSize="small"
          fontWeight="400"
          aria-label="Change options"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          Change
        </Button>
      }
    >
      <div id={id}>
        <LoadedOverlay load={loadPanel} with={{ open: isOpen, onClose: () => setOpen(false), configurator }} />
      </div>
    </Step>
  );
}
