import Stack from "@mui/material/Stack";
import type { FigurePlace } from "@rules/fit/fit-figures";
import type { Adjustment } from "@rules/fit/fit.types";
import { FieldGroup } from "../content/fields/FieldGroup";
import { NumberFact } from "../content/fields/NumberFact";
import { TextFact } from "../content/fields/TextFact";
import type { RuleFieldsProps } from "./rule-fields-props";

/** A figure with what it is for; where no one figure holds, the sentence that says who settles it. */
export function FigureFields({ place, facts, errors, onChange }: RuleFieldsProps & { place: FigurePlace }) {
  const name = `figures.${place.key}`;
  const path = `content.${name}`;
  const figure = facts[name] as Adjustment | undefined;
  if (!figure) return null;
  const change = (changed: Partial<Adjustment>) => onChange(name, { ...figure, ...changed });
  const isOff = (place.adjustment.mm ?? 0) < 0;
  return (
    <FieldGroup label={`${place.fit.label}: ${place.part}, ${place.sideName}`} error={errors?.[path]}>
      <Stack direction={{ xs: "column", sm: "row" }} spacing={1}>
        {place.adjustment.mm !== null && (
          <NumberFact
            label={isOff ? "Taken off, mm" : "Added, mm"}
            help={undefined}
            path={`${path}.mm`}
            value={figure.mm === null ? null : isOff ? -figure.mm : figure.mm}
            errors={errors}
            isOptional={false}
            onChange={(mm) => change({ mm: mm !== null && isOff ? -mm : mm })}
          />
        )}
        <TextFact
          label={place.adjustment.mm === null ? "What is settled later, in a sentence" : "What it is for"}
          help={undefined}
          path={`${path}.reason`}
          value={figure.reason}
          errors={errors}
          isOptional={false}
          onChange={(reason) => change({ reason: reason ?? "" })}
        />
      </Stack>
    </FieldGroup>
  );
}
