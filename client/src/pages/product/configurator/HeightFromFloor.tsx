import { MEASURED_AT_VISIT } from "@rules/options/height-from-floor";
import { HEIGHT_FROM_FLOOR, type Choice } from "@rules/options/option";
import { Checkbox } from "../../../ui/form/Checkbox";
import { TextField } from "../../../ui/form/TextField";
import type { Configurator } from "./useConfigurator";

type HeightFromFloorProps = { configurator: Configurator; onPick: (choice: Choice) => void };

/** The question from which the length of a chain or cord follows: a height in whole millimetres, or one that the shop measures. */
export function HeightFromFloor({ configurator, onPick }: HeightFromFloorProps) {
  const { configuration, changeOptions } = configurator;
  const height = configuration.customizations.find(({ name }) => name === HEIGHT_FROM_FLOOR)?.value ?? "";
  const isLeftToVisit = height === MEASURED_AT_VISIT;
  const set = (value: string) => onPick({ name: HEIGHT_FROM_FLOOR, value });
  const clear = () => changeOptions((now) => now.customizations.filter(({ name }) => name !== HEIGHT_FROM_FLOOR));
  const handleTyped = (text: string) => {
    const digits = text.replaceAll(/\D/g, "");
    if (digits === "") clear();
    else set(`${digits} mm`);
  };
  return (
    <div>
      {!isLeftToVisit && (
        <TextField
          label="Height from the floor to the top of the blind"
          help="For the sake of children: the length of the chain or cord follows from it."
          inputMode="numeric"
          autoComplete="off"
          unit="mm"
          value={height.replaceAll(/\D/g, "")}
          onChange={({ target }) => handleTyped(target.value)}
        />
      )}
      <Checkbox checked={isLeftToVisit} onChange={({ target }) => (target.checked ? set(MEASURED_AT_VISIT) : clear())}>
        Measure it at the visit: we measure and fit the whole order
      </Checkbox>
    </div>
  );
}
