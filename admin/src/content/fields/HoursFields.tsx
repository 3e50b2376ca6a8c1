import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { dailyOpenings, openingSpans, WEEKDAYS, type OpeningHours, type Weekday } from "@rules/opening-hours";
import { FormField } from "../../ui/FormField";
import type { FactProps } from "./fact-props";
import { FieldGroup } from "./FieldGroup";

const USUAL = { opens: "09:00", closes: "18:00" };
const SHRUNK = { inputLabel: { shrink: true } } as const;
const ROW = {
  ...{ display: "grid", gap: 1, alignItems: "center" },
  gridTemplateColumns: "minmax(6rem, 8rem) repeat(2, minmax(6rem, 10rem))",
} as const;

type Day = { day: Weekday; opens: string; closes: string };

/** A row for each weekday: whether the shop opens, from when to when. */
export function HoursFields({ label, path, value, errors, onChange }: FactProps<readonly OpeningHours[]>) {
  // Rows are days; what is saved are spans of days with the same hours.
  const days = dailyOpenings(value);
  const spans = openingSpans(days);
  const change = (next: readonly Day[]) => onChange(openingSpans(next));
  const errorOf = (day: Weekday, field: string) => {
    const span = spans.findIndex(({ from, to }) => isBetween(day, from, to));
    return errors?.[`${path}.${span}.${field}`];
  };
  return (
    <FieldGroup label={label} error={errors?.[path]}>
      {WEEKDAYS.map((day) => (
        <DayRow
          key={day}
          day={day}
          open={days.find((each) => each.day === day)}
          errors={{ [`${day}.opens`]: errorOf(day, "opens"), [`${day}.closes`]: errorOf(day, "closes") }}
          onChange={(open) => change([...days.filter((each) => each.day !== day), ...(open ? [open] : [])])}
        />
      ))}
    </FieldGroup>
  );
}

const isBetween = (day: Weekday, from: Weekday, to: Weekday) =>
  WEEKDAYS.indexOf(from) <= WEEKDAYS.indexOf(day) && WEEKDAYS.indexOf(day) <= WEEKDAYS.indexOf(to);

type DayRowProps = {
  day: Weekday;
  /** Undefined on a closed one. */
  open: Day | undefined;
  errors: Readonly<Record<string, string | undefined>>;
  onChange: (open: Day | undefined) => void;
};

function DayRow({ day, open, errors, onChange }: DayRowProps) {
  const fields = Object.fromEntries(Object.entries(errors).filter((entry): entry is [string, string] => !!entry[1]));
  const timeField = (name: "opens" | "closes") =>
    open && (
      <FormField
        name={`${day}.${name}`}
        label={`${day} ${name}`}
        type="time"
        size="small"
        slotProps={SHRUNK}
        value={open[name]}
        onChange={({ target }) => onChange({ ...open, [name]: target.value })}
        fields={fields}
      />
    );
  return (
    <Box sx={ROW}>
      <FormControlLabel
        label={day}
        control={
          <Checkbox
            checked={open !== undefined}
            onChange={({ target }) => onChange(target.checked ? { day, ...USUAL } : undefined)}
            slotProps={{ input: { "aria-label": `Open on ${day}` } }}
          />
        }
      />
      {timeField("opens")}
      {timeField("closes")}
    </Box>
  );
}
