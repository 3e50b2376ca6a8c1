import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { useUpdate } from "react-admin";
import type { Product } from "./product";
import { changedFields, FIELD_LABELS, mergedOnto, wordsOf } from "./product-changes";

/** A product as it is, as it was when the member began, and as they had it. */
export type Conflict = { present: Product; before: Product; mine: Product };

type ConflictDialogProps = {
  conflict: Conflict;
  /** Shows the product as it is from then on. */
  onSettled: () => void;
};

/** Two members have changed one product: the second decides what stays. */
export function ConflictDialog({ conflict: { present, before, mine }, onSettled }: ConflictDialogProps) {
  const [update, { isPending, error }] = useUpdate<Product, Error>();
  const merged = mergedOnto(present, before, mine);
  const saveMine = () =>
    void update(
      "products",
      { id: present.id, data: merged, previousData: present },
      { mutationMode: "pessimistic", onSuccess: onSettled },
    );
  return (
    <Dialog open aria-labelledby="conflict" maxWidth="md" fullWidth>
      <DialogTitle id="conflict">Somebody changed this</DialogTitle>
      <DialogContent>
        <ConflictTable present={present} before={before} mine={mine} />
        {error && <p role="alert">{error.message}</p>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onSettled}>Leave it as it is now</Button>
        <Button variant="contained" loading={isPending} onClick={saveMine}>
          Save my changes over it
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function ConflictTable({ present, before, mine }: Conflict) {
  const fields = [...new Set([...changedFields(before, present), ...changedFields(before, mine)])];
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>What</TableCell>
          <TableCell>As it is now</TableCell>
          <TableCell>As you had it</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {fields.map((field) => (
          <TableRow key={field}>
            <TableCell component="th" scope="row">
              {FIELD_LABELS[field]}
            </TableCell>
            <TableCell>{wordsOf(present, field)}</TableCell>
            <TableCell>{wordsOf(mine, field)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
