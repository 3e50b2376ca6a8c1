import type { ReactNode } from "react";
import { labelStyle } from "../theme/recipes/field";
import { VisuallyHidden } from "../VisuallyHidden";
import { chakra } from "../theme/chakra";

export type ChoiceGroupProps = {
  /** Names the group aloud, and above it unless `hideLegend`. */
  legend: string;
  hideLegend?: boolean;
};

const Legend = chakra("legend", { base: { ...labelStyle, mb: "1.5" } });

/** Frame of a set of radio buttons. */
export function ChoiceGroup({ legend, hideLegend = false, children }: ChoiceGroupProps & { children: ReactNode }) {
  return (
    <chakra.fieldset minW="0">
      {hideLegend ? <VisuallyHidden as="legend">{legend}</VisuallyHidden> : <Legend>{legend}</Legend>}
      {children}
    </chakra.fieldset>
  );
}
