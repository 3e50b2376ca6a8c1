import type { AskedOption } from "@rules/options/choose-option";
import { measuredMm, measureOf } from "@rules/options/measured-options";
import type { Choice } from "@rules/options/option";
import { TextField } from "../../../ui/form/TextField";

type MeasuredFieldProps = {
  option: AskedOption;
  /** What is made where the field is empty. */
  standard: string;
  onType: (choice: Choice) => void;
};

/** A figure in mm in place of the values of an option. One that can't be made is said below all options, and not added to the cart. */
export function MeasuredField({ option: { name, value = "" }, standard, onType }: MeasuredFieldProps) {
  const given = measuredMm({ name, value });
  const handleTyped = (text: string) => {
    const digits = text.replaceAll(/\D/g, "").slice(0, 5);
    onType({ name, value: digits === "" ? standard : `${digits} mm` });
  };
  return (
    <TextField
      label={measureOf(name)?.question ?? name}
      help="Leave it empty for the choice above."
      inputMode="numeric"
      autoComplete="off"
      unit="mm"
      value={given === undefined ? "" : `${given}`}
      onChange={({ target }) => handleTyped(target.value)}
    />
  );
}
