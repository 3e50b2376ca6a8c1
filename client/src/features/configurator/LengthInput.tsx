import type { Unit } from "@rules/sizes";
import { TextField } from "../../ui/form/TextField";
import type { LengthField } from "./useSizeFields";

type LengthInputProps = { label: string; unit: Unit; field: LengthField };

/** Field for a width or drop. The arrow keys change it by 1 mm or an eighth of an inch, with Shift by more. */
export function LengthInput({ label, unit, field }: LengthInputProps) {
  const { text, error, input, range, isTyped, type, step } = field;
  return (
    <TextField
      label={label}
      ref={input}
      size="figure"
      role="spinbutton"
      aria-valuenow={range.now}
      aria-valuemin={range.min}
      aria-valuemax={range.max}
      aria-valuetext={text === "" ? "" : `${range.now} ${unit}`}
      inputMode="decimal"
      autoComplete="off"
      unit={unit}
      value={text}
      error={error}
      help={helpFor(field)}
      description={`${range.min} to ${range.max} ${unit}`}
      onChange={({ target }) => type(target.value)}
      onFocus={({ target }) => {
        if (!isTyped) target.select(); // a size that nobody typed is replaced by the first figure
      }}
      onKeyDown={(event) => {
        if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
        event.preventDefault();
        step({ isUp: event.key === "ArrowUp", withShift: event.shiftKey });
      }}
    />
  );
}

/** Both texts are of one length, so that nothing moves where the visitor's last size replaces the smallest one. */
function helpFor({ isTyped, isCarried, range }: LengthField): string | undefined {
  if (isCarried) return "Your last size, type another";
  return !isTyped && range.now === range.min ? "Smallest we make, type yours" : undefined;
}
