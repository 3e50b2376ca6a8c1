import { UNITS, type Unit } from "@rules/sizes";
import { Segments } from "../../ui/form/Segments";

type UnitSegmentsProps = { unit: Unit; onPick: (unit: Unit) => void };

const OPTIONS = UNITS.map((value) => ({ value, label: value }));

/** Selects the unit of length. */
export function UnitSegments({ unit, onPick }: UnitSegmentsProps) {
  return <Segments legend="Unit" hideLegend options={OPTIONS} value={unit} onPick={onPick} />;
}
