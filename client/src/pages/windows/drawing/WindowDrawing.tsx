import { openingSize } from "@rules/opening-size";
import type { WindowValues } from "@rules/project-window";
import { formatLength, type Unit } from "@rules/sizes";
import { BayDrawing } from "./BayDrawing";
import { FrontDrawing } from "./FrontDrawing";
import { windowLabel } from "./window-label";

type WindowDrawingProps = {
  values: WindowValues;
  unit: Unit;
  /** Beside words that say the same. */
  isDecorative?: boolean;
};

/** A window drawn to scale by its figures: a bay from above, all others from the room. */
export function WindowDrawing({ values, unit, isDecorative = false }: WindowDrawingProps) {
  const size = openingSize(values);
  const label = isDecorative ? undefined : windowLabel(values, size, unit);
  if (values.kind === "BAY" && values.bayParts.length > 0)
    return <BayDrawing parts={values.bayParts} unit={unit} label={label} />;
  const figure = (length: number | undefined) => (length === undefined ? "–" : formatLength(length, unit));
  return (
    <FrontDrawing
      kind={values.kind}
      opens={values.opening}
      size={size}
      figures={{ width: figure(size.width), height: figure(size.height) }}
      label={label}
    />
  );
}
