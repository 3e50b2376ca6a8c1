import ExpandMoreIcon from "@mui/icons-material/ExpandMore";
import Accordion from "@mui/material/Accordion";
import AccordionDetails from "@mui/material/AccordionDetails";
import AccordionSummary from "@mui/material/AccordionSummary";
import Stack from "@mui/material/Stack";
import { FIGURE_PLACES, INSTALLED_DEDUCTIONS } from "@rules/deductions-form";
import type { Tolerance } from "@rules/fit/fit.types";
import { FieldGroup } from "../content/fields/FieldGroup";
import { NumberFact } from "../content/fields/NumberFact";
import { capitalised } from "../ui/capitalised";
import { FigureFields } from "./FigureFields";
import type { RuleFieldsProps } from "./rule-fields-props";

const CONSTRUCTIONS = [
  ...new Set([
    ...FIGURE_PLACES.map(({ construction }): string => construction),
    ...Object.keys(INSTALLED_DEDUCTIONS.tolerances),
  ]),
];

/** The figures of each construction, folded away; and how far its made sizes may differ. */
export function DeductionFields(props: RuleFieldsProps) {
  return (
    <div>
      {CONSTRUCTIONS.map((construction) => (
        <Accordion key={construction} disableGutters elevation={0} slotProps={{ heading: { component: "h3" } }}>
          <AccordionSummary expandIcon={<ExpandMoreIcon />}>{capitalised(construction)}</AccordionSummary>
          <AccordionDetails>
            <Stack spacing={3}>
              {FIGURE_PLACES.filter((place) => place.construction === construction).map((place) => (
                <FigureFields key={place.key} place={place} {...props} />
              ))}
              <ToleranceFields construction={construction} {...props} />
            </Stack>
          </AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}

function ToleranceFields({ construction, facts, errors, onChange }: RuleFieldsProps & { construction: string }) {
  const name = `tolerances.${construction}`;
  const tolerance = facts[name] as Tolerance | undefined;
  if (!tolerance) return null;
  const fieldOf = (side: keyof Tolerance, label: string) => (
    <NumberFact
      label={label}
      help={undefined}
      path={`content.${name}.${side}`}
      value={tolerance[side]}
      errors={errors}
      isOptional={false}
      onChange={(mm) => onChange(name, { ...tolerance, [side]: mm })}
    />
  );
  return (
    <FieldGroup
      label="Tolerance"
      help="How far a made size may differ, more or less."
      error={errors?.[`content.${name}`]}
    >
      <Stack direction="row" spacing={1}>
        {fieldOf("width", "Width, mm")}
        {fieldOf("height", "Height, mm")}
      </Stack>
    </FieldGroup>
  );
}
