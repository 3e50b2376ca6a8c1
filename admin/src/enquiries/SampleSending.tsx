import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { Enquiry } from "./enquiries-provider";

type SampleSendingProps = {
  samples: Enquiry["samples"];
  isDisabled: boolean;
  /** Resolves with whether they are marked. */
  onSend: (items: number[]) => Promise<boolean>;
};

/** Marks samples that went into the post; at first all that have not yet. Nothing where all have. */
export function SampleSending({ samples, isDisabled, onSend }: SampleSendingProps) {
  const [left, setLeft] = useState<readonly number[]>([]);
  const open = samples.filter(({ sentAt }) => sentAt == null);
  const items = open.map(({ item }) => item).filter((item) => !left.includes(item));
  if (open.length === 0) return null;
  const toggle = (item: number) =>
    setLeft((before) => (before.includes(item) ? before.filter((each) => each !== item) : [...before, item]));
  return (
    <Stack component="fieldset" spacing={1} sx={FIELDS}>
      <Typography component="legend" variant="body2" color="text.secondary">
        Samples to send
      </Typography>
      {open.map(({ item, name }) => (
        <FormControlLabel
          key={item}
          label={name}
          disabled={isDisabled}
          control={<Checkbox checked={!left.includes(item)} onChange={() => toggle(item)} />}
        />
      ))}
      <Button variant="outlined" disabled={isDisabled || items.length === 0} onClick={() => void onSend(items)}>
        Mark as sent today
      </Button>
    </Stack>
  );
}

const FIELDS = { border: 0, margin: 0, padding: 0, minWidth: 0 } as const;
