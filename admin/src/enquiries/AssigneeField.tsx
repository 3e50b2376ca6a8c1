import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useGetIdentity } from "react-admin";
import type { Enquiry } from "./enquiries-provider";
import { useAssignees } from "./use-assignees";

type AssigneeFieldProps = {
  enquiry: Enquiry;
  isDisabled: boolean;
  /** `null` for nobody. */
  onAssign: (assigneeId: string | null) => void;
};

/** Who sees to it; a choice counts at once. */
export function AssigneeField({ enquiry: { assigneeId, assigneeName }, isDisabled, onAssign }: AssigneeFieldProps) {
  const { data: me } = useGetIdentity();
  const assignees = useAssignees();
  // Whoever has left, or has another role now, still sees to it.
  const isMissing = assigneeId != null && !assignees.some(({ id }) => id === assigneeId);
  const listed = isMissing ? [...assignees, { id: assigneeId, name: assigneeName ?? "" }] : assignees;
  return (
    <>
      <TextField
        id="assignee"
        label="Seen to by"
        variant="outlined"
        select
        value={assigneeId ?? ""}
        disabled={isDisabled}
        onChange={({ target }) => onAssign(target.value || null)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">Nobody</MenuItem>
        {listed.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      {me && me.id !== assigneeId && (
        <Button variant="outlined" disabled={isDisabled} onClick={() => onAssign(String(me.id))}>
          Assign to me
        </Button>
      )}
    </>
  );
}
