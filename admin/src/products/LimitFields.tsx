import { NumberField } from "./NumberField";

const LIMITS = [
  ["minWidth", "Least width"],
  ["maxWidth", "Largest width"],
  ["minHeight", "Least height"],
  ["maxHeight", "Largest height"],
] as const;

/** The sizes that a product is made in. */
export function LimitFields() {
  return (
    <>
      {LIMITS.map(([source, label]) => (
        <NumberField key={source} source={source} label={`${label} (inches)`} step="any" />
      ))}
      <NumberField
        source="maxArea"
        label="Largest area (m²)"
        step={0.1}
        helperText="Of one piece; empty without such a limit."
      />
      <NumberField
        source="minWidthBeyondHeight"
        label="Wider than high by (inches)"
        step="any"
        helperText="Of awnings; empty without such a limit."
      />
    </>
  );
}
