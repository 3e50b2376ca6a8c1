import { type Unit, UNITS } from "@rules/sizes";
import { Segments } from "../../ui/form/Segments";

type UnitSegmentsProps = { unit: Unit; onPick: (unit: Unit) => void };

const OPTIONS = UNITS.map((value) => ({ value, label: value }));

/** The unit that the shopper measures in. */
export function UnitSegments({ unit, onPick }: UnitSegmentsProps) {
  return <Segments legend="Unit" hideLegend options={OPTIONS} value={unit} onPick={onPick} />;
}
