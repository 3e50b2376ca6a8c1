import { useId, useState } from "react";
import { Button } from "../../ui/Button";
import { ErrorText } from "../../ui/form/ErrorText";
import { RadioChips } from "../../ui/form/RadioChips";
import { SelectField } from "../../ui/form/SelectField";
import { SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import type { VisitTime } from "./use-visit-times";
import { ANY_DAY, DAY_CHOICES, visitDays } from "./visit-days";

/** Days that are shown at first, and with each press that shows more. */
const DAYS_AT_ONCE = 5;

const Days = chakra("div", { base: { display: "grid", gap: "5", _focus: { outline: "none" } } });

type TimeChoiceProps = {
  /** Where the error summary leads. */
  id: string;
  times: readonly VisitTime[];
  /** `startsAt` of the chosen one; empty before. */
  value: string;
  onPick: (startsAt: string) => void;
  error?: string | undefined;
};

/** Free times by day, of the weekdays that suit. */
export function TimeChoice({ id, times, value, onPick, error }: TimeChoiceProps) {
  const [weekday, setWeekday] = useState(ANY_DAY);
  const [shown, setShown] = useState(DAYS_AT_ONCE);
  const name = useId();
  const days = visitDays(times, weekday);
  /** A chosen time that is not shown any more would be booked unseen. */
  const handleWeekday = (next: string) => {
    setWeekday(next);
    setShown(DAYS_AT_ONCE);
    const left = visitDays(times, next).slice(0, DAYS_AT_ONCE);
    const isShown = left.some((day) => day.times.some((time) => time.value === value));
    if (value !== "" && !isShown) onPick("");
  };
  if (times.length === 0)
    return (
      <Days id={id} tabIndex={-1} role="status">
        <p>There is no free time in the coming weeks. Please call us, and we find one.</p>
      </Days>
    );
  return (
    <Days id={id} tabIndex={-1} role="group" aria-label="Free times">
      <SelectField
        label="Days that suit"
        options={DAY_CHOICES}
        value={weekday}
        onChange={({ target }) => handleWeekday(target.value)}
      />
      {days.length === 0 && <SmallText role="status">No time is free on these days. Please choose others.</SmallText>}
      {days.slice(0, shown).map(({ day, name: legend, times: options }) => (
        <RadioChips key={day} legend={legend} name={name} options={options} value={value} onPick={onPick} />
      ))}
      {days.length > shown && (
        <div>
          <Button variant="line" size="s" onClick={() => setShown(shown + DAYS_AT_ONCE)}>
            Show more days
          </Button>
        </div>
      )}
      {error !== undefined && <ErrorText>{error}</ErrorText>}
    </Days>
  );
}
