import Button from "@mui/material/Button";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormLabel from "@mui/material/FormLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import type { ReviewDeclineReason } from "../gql/graphql";
import { declineChoices } from "./review-names";

type DeclineFormProps = { isDisabled: boolean; onDecline: (reason: ReviewDeclineReason) => void };

/** Takes a review away for one of the reasons that the shop states in public. */
export function DeclineForm({ isDisabled, onDecline }: DeclineFormProps) {
  const [reason, setReason] = useState<ReviewDeclineReason>();
  return (
    <Stack spacing={1}>
      <FormControl>
        <FormLabel id="decline-reason">Or decline it. We do not publish:</FormLabel>
        <RadioGroup
          aria-labelledby="decline-reason"
          value={reason ?? ""}
          onChange={(_, value) => setReason(value as ReviewDeclineReason)}
        >
          {declineChoices.map(({ id, name }) => (
            <FormControlLabel key={id} value={id} control={<Radio size="small" />} label={name} />
          ))}
        </RadioGroup>
      </FormControl>
      <Button
        variant="outlined"
        color="error"
        disabled={isDisabled || reason === undefined}
        onClick={() => reason && onDecline(reason)}
      >
        Decline
      </Button>
    </Stack>
  );
}
