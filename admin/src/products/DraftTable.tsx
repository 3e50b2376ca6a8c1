import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import type { Product } from "./product";
import { changedFields, FIELD_LABELS, wordsOf } from "./product-changes";

type DraftTableProps = { product: Product; drafted: Product };

/** What a draft changes, beside what is published. */
export function DraftTable({ product, drafted }: DraftTableProps) {
  return (
    <Table size="small" aria-label="What the draft changes">
      <TableHead>
        <TableRow>
          <TableCell>What</TableCell>
          <TableCell>As it is published</TableCell>
          <TableCell>In the draft</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {changedFields(product, drafted).map((field) => (
          <TableRow key={field}>
            <TableCell component="th" scope="row">
              {FIELD_LABELS[field]}
            </TableCell>
            <TableCell>{wordsOf(product, field)}</TableCell>
            <TableCell>{wordsOf(drafted, field)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
