import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useQuery } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { request } from "../api/request";
import { sentenceOf } from "../api/staff-error";
import { graphql } from "../gql";
import { FailureNotice } from "../ui/FailureNotice";
import { visitTimeInWords } from "./visit-time";

const FREE_TIMES = graphql(`
  query FreeVisitTimes {
    freeVisitTimes {
      startsAt
      endsAt
    }
  }
`);

type MoveFormProps = { isDisabled: boolean; onMove: (startsAt: string) => void };

/** Another time for a visit, of those that are free. */
export function MoveForm({ isDisabled, onMove }: MoveFormProps) {
  const [chosen, setChosen] = useState("");
  const { data: times, error } = useQuery({
    queryKey: ["visits", "free-times"],
    queryFn: async () => (await request(FREE_TIMES)).freeVisitTimes,
    retry: false,
  });
  /** A chosen time may have been taken since. */
  const startsAt = times?.some((time) => time.startsAt === chosen) ? chosen : "";
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (startsAt !== "") onMove(startsAt);
  };
  return (
    <Stack component="form" spacing={2} onSubmit={handleSubmit}>
      <FailureNotice message={error ? sentenceOf(error) : undefined} />
      <TextField
        id="move-to"
        label="Move it to"
        variant="outlined"
        select
        required
        value={startsAt}
        onChange={({ target }) => setChosen(target.value)}
        helperText={times?.length === 0 ? "No time is free." : "The shopper gets a mail with the new time."}
      >
        {(times ?? []).map((time) => (
          <MenuItem key={time.startsAt} value={time.startsAt}>
            {visitTimeInWords(time)}
          </MenuItem>
        ))}
      </TextField>
      <Button type="submit" variant="outlined" loading={isDisabled} disabled={startsAt === ""}>
        Move and mail it
      </Button>
    </Stack>
  );
}
