import { CORDED_CONTROLS } from "@rules/options/asked-options";
import type { Configurator } from "./useConfigurator";

/** Whether it is made with a cord or chain as chosen now. Where a product leaves no choice, its specifications say so. */
export function isCorded({ product, configuration }: Pick<Configurator, "product" | "configuration">): boolean {
  const isControl = ({ name }: { name: string }) => name === "control";
  const control = configuration.customizations.find(isControl)?.value ?? product.options.find(isControl)?.defaultValue;
  return control === undefined ? product.cordWarning !== null : CORDED_CONTROLS.includes(control);
}
