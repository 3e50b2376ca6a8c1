import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import type { useAct } from "../ui/use-act";
import { saveDraft } from "./draft-changes";
import { draftInput, plannedDay, productInForm, type Draft } from "./drafted-product";
import type { Product } from "./product";

type PlanDraftProps = Pick<ReturnType<typeof useAct>, "isActing" | "act"> & { product: Product; draft: Draft };

const SHRUNK = { inputLabel: { shrink: true } } as const;

/** Says on which day a draft is published. */
export function PlanDraft({ product, draft, isActing, act }: PlanDraftProps) {
  const planned = plannedDay(draft) ?? "";
  const [day, setDay] = useState(planned);
  const handlePress = () =>
    act(
      async () => saveDraft({ ...draftInput(product, productInForm(product)), publishOn: day === "" ? null : day }),
      day === "" ? "No day is planned any more." : "The day is planned.",
    );
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap", alignItems: "flex-start" }}>
      <TextField
        type="date"
        size="small"
        variant="outlined"
        label="Is published on"
        helperText="When it begins in London."
        value={day}
        onChange={({ target }) => setDay(target.value)}
        slotProps={SHRUNK}
      />
      <Button variant="outlined" disabled={isActing || day === planned} onClick={() => void handlePress()}>
        Plan the day
      </Button>
    </Stack>
  );
}
