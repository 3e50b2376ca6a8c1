import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useState, type FormEvent } from "react";
import { Section } from "../ui/Section";
import type { ReadPlan } from "./visit-plan";
import { WeekTimes } from "./WeekTimes";

type VisitPlanFormProps = {
  plan: ReadPlan;
  isReadOnly: boolean;
  isSaving: boolean;
  onSave: (plan: ReadPlan) => void;
};

const FIGURE = { width: 160 } as const;

/** The plan as a form. It is saved as a whole, from the version that is shown. */
export function VisitPlanForm({ plan, isReadOnly, isSaving, onSave }: VisitPlanFormProps) {
  const [times, setTimes] = useState(plan.times);
  const [areas, setAreas] = useState(plan.areas.join(", "));
  const [noticeHours, setNoticeHours] = useState(String(plan.noticeHours));
  const [weeksAhead, setWeeksAhead] = useState(String(plan.weeksAhead));
  const isClosed = isReadOnly || isSaving;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const typed = { noticeHours: Number(noticeHours), weeksAhead: Number(weeksAhead), areas: areasIn(areas) };
    onSave({ ...typed, times, version: plan.version });
  };
  return (
    <Stack component="form" spacing={2} onSubmit={handleSubmit}>
      <WeekTimes times={times} isDisabled={isClosed} onChange={setTimes} />
      <Section title="Where, and how late">
        <TextField
          id="areas"
          label="Areas"
          variant="outlined"
          value={areas}
          disabled={isClosed}
          onChange={({ target }) => setAreas(target.value)}
          helperText="First parts of postcodes with commas between them, such as BS, BA1. Empty: everywhere."
        />
        <Stack direction="row" spacing={2}>
          <TextField
            id="notice-hours"
            label="Hours of notice"
            variant="outlined"
            type="number"
            sx={FIGURE}
            value={noticeHours}
            disabled={isClosed}
            onChange={({ target }) => setNoticeHours(target.value)}
          />
          <TextField
            id="weeks-ahead"
            label="Weeks ahead"
            variant="outlined"
            type="number"
            sx={FIGURE}
            value={weeksAhead}
            disabled={isClosed}
            onChange={({ target }) => setWeeksAhead(target.value)}
          />
        </Stack>
      </Section>
      {!isReadOnly && (
        <div>
          <Button type="submit" variant="contained" loading={isSaving}>
            Save the plan
          </Button>
        </div>
      )}
    </Stack>
  );
}

const areasIn = (typed: string): string[] =>
  typed
    .split(",")
    .map((area) => area.trim())
    .filter((area) => area !== "");
