import type { ReactNode } from "react";
import { chakra } from "../theme/chakra";
import { labelStyle } from "../theme/recipes/field";
import { VisuallyHidden } from "../VisuallyHidden";

export type ChoiceGroupProps = {
  /** Accessible name of the group; visible unless `hideLegend`. */
  legend: string;
  hideLegend?: boolean;
};

const Legend = chakra("legend", { base: { ...labelStyle, mb: "1.5" } });

/** Fieldset of radio buttons. */
export function ChoiceGroup({ legend, hideLegend = false, children }: ChoiceGroupProps & { children: ReactNode }) {
  return (
    <chakra.fieldset minW="0">
      {hideLegend ? <VisuallyHidden as="legend">{legend}</VisuallyHidden> : <Legend>{legend}</Legend>}
      {children}
    </chakra.fieldset>
  );
}
