import { MEASURED_AT_VISIT } from "@rules/options/height-from-floor";
import { HEIGHT_FROM_FLOOR, type Choice } from "@rules/options/option";
import type { ChangeKind } from "../../../features/configurator/useDraft";
import { Checkbox } from "../../../ui/form/Checkbox";
import { TextField } from "../../../ui/form/TextField";
import type { Configurator } from "./useConfigurator";

type HeightFromFloorProps = {
  configurator: Configurator;
  onPick: (choice: Choice) => void;
  onType: (choice: Choice) => void;
};

/** The question from which the length of a chain or cord follows: a height in whole millimetres, or one that the shop measures. */
export function HeightFromFloor({ configurator, onPick, onType }: HeightFromFloorProps) {
  const { configuration, changeOptions } = configurator;
  const height = configuration.customizations.find(({ name }) => name === HEIGHT_FROM_FLOOR)?.value ?? "";
  const isLeftToVisit = height === MEASURED_AT_VISIT;
  const clear = (kind: ChangeKind) =>
    changeOptions((now) => now.customizations.filter(({ name }) => name !== HEIGHT_FROM_FLOOR), kind);
  const handleTyped = (text: string) => {
    const digits = text.replaceAll(/\D/g, "");
    if (digits === "") clear(`typing ${HEIGHT_FROM_FLOOR}`);
    else onType({ name: HEIGHT_FROM_FLOOR, value: `${digits} mm` });
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
      <Checkbox
        checked={isLeftToVisit}
        onChange={({ target }) =>
          target.checked ? onPick({ name: HEIGHT_FROM_FLOOR, value: MEASURED_AT_VISIT }) : clear("choice")
        }
      >
        Measure it at the visit: we measure and fit the whole order
      </Checkbox>
    </div>
  );
}
