import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import type { WeeklyVisitTime } from "@rules/visit-plan";
import { Section } from "../ui/Section";

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const SHRINK = { inputLabel: { shrink: true } } as const;
const MONDAY_MORNING: WeeklyVisitTime = { weekday: 0, starts: "09:00", ends: "11:00", fitters: 1 };

type WeekTimesProps = {
  times: readonly WeeklyVisitTime[];
  isDisabled: boolean;
  onChange: (times: readonly WeeklyVisitTime[]) => void;
};

/** The times of a week at which fitters visit, a row each. */
export function WeekTimes({ times, isDisabled, onChange }: WeekTimesProps) {
  const change = (index: number, part: Partial<WeeklyVisitTime>) =>
    onChange(times.map((time, each) => (each === index ? { ...time, ...part } : time)));
  return (
    <Section title="Times of a week">
      <Typography>
        Shoppers see those after the hours of notice, but not on closed days, on bank holidays or outside the opening
        hours.
      </Typography>
      {times.length === 0 && <Typography>There is no time, so nothing can be booked.</Typography>}
      {times.map((time, index) => (
        <TimeRow
          // Rows have no name of their own, and are only added at the end.
          key={index}
          number={index + 1}
          time={time}
          isDisabled={isDisabled}
          onChange={(part) => change(index, part)}
          onRemove={() => onChange(times.filter((_, each) => each !== index))}
        />
      ))}
      <div>
        <Button
          variant="outlined"
          disabled={isDisabled}
          onClick={() => onChange([...times, times.at(-1) ?? MONDAY_MORNING])}
        >
          Add a time
        </Button>
      </div>
    </Section>
  );
}

type TimeRowProps = {
  number: number;
  time: WeeklyVisitTime;
  isDisabled: boolean;
  onChange: (part: Partial<WeeklyVisitTime>) => void;
  onRemove: () => void;
};

function TimeRow({ number, time, isDisabled, onChange, onRemove }: TimeRowProps) {
  const field = { size: "small", variant: "outlined", disabled: isDisabled } as const;
  return (
    <Stack role="group" aria-label={`Time ${number}`} direction="row" sx={ROW}>
      <TextField
        {...field}
        id={`weekday-${number}`}
        label="Day"
        select
        sx={{ width: 136 }}
        value={time.weekday}
        onChange={({ target }) => onChange({ weekday: Number(target.value) })}
      >
        {DAYS.map((day, weekday) => (
          <MenuItem key={day} value={weekday}>
            {day}
          </MenuItem>
        ))}
      </TextField>
      {(["starts", "ends"] as const).map((end) => (
        <TextField
          {...field}
          key={end}
          id={`${end}-${number}`}
          label={end === "starts" ? "From" : "To"}
          type="time"
          slotProps={SHRINK}
          sx={{ width: 128 }}
          value={time[end]}
          onChange={({ target }) => onChange({ [end]: target.value })}
        />
      ))}
      <TextField
        {...field}
        id={`fitters-${number}`}
        label="Fitters"
        type="number"
        sx={{ width: 88 }}
        value={time.fitters}
        onChange={({ target }) => onChange({ fitters: Number(target.value) })}
      />
      <Button disabled={isDisabled} onClick={onRemove} aria-label={`Remove time ${number}`}>
        Remove
      </Button>
    </Stack>
  );
}

const ROW = { flexWrap: "wrap", gap: 1, alignItems: "center" } as const;
