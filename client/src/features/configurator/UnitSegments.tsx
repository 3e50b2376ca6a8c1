import { UNITS, type Unit } from "@rules/sizes";
import { RadioChips } from "../../ui/form/RadioChips";

type UnitSegmentsProps = { unit: Unit; onPick: (unit: Unit) => void };

const OPTIONS = UNITS.map((value) => ({ value, label: value }));

/** Selects the unit of length. */
export function UnitSegments({ unit, onPick }: UnitSegmentsProps) {
  return <RadioChips look="segments" legend="Unit" hideLegend options={OPTIONS} value={unit} onPick={onPick} />;
}
