import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TablePagination from "@mui/material/TablePagination";
import TableRow from "@mui/material/TableRow";
import { useState } from "react";
import { formatPounds } from "@rules/money";

/** A price that changes, or was changed; null for no was-price. */
export type PriceRow = {
  slug: string;
  name: string;
  field: "BASE_PRICE" | "WAS_PRICE";
  oldPence?: number | null | undefined;
  newPence?: number | null | undefined;
  /** What stands in the last column. */
  note: string;
};

type PriceTableProps = { label: string; noteHeading: string; rows: readonly PriceRow[] };

const ROWS_A_PAGE = 50;
const FIELDS = { BASE_PRICE: "Price", WAS_PRICE: "Was-price" } as const;
const pounds = (pence: number | null | undefined) => (pence == null ? "none" : formatPounds(pence));

/** Prices before and after, a page at a time. */
export function PriceTable({ label, noteHeading, rows }: PriceTableProps) {
  const [page, setPage] = useState(0);
  const shown = rows.slice(page * ROWS_A_PAGE, (page + 1) * ROWS_A_PAGE);
  return (
    <>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell>Product</TableCell>
            <TableCell>What</TableCell>
            <TableCell align="right">Before</TableCell>
            <TableCell align="right">After</TableCell>
            <TableCell align="right">{noteHeading}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.map(({ slug, name, field, oldPence, newPence, note }) => (
            <TableRow key={`${slug} ${field}`}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell>{FIELDS[field]}</TableCell>
              <TableCell align="right">{pounds(oldPence)}</TableCell>
              <TableCell align="right">{pounds(newPence)}</TableCell>
              <TableCell align="right">{note}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {rows.length > ROWS_A_PAGE && (
        <TablePagination
          component="div"
          count={rows.length}
          page={page}
          rowsPerPage={ROWS_A_PAGE}
          rowsPerPageOptions={[ROWS_A_PAGE]}
          onPageChange={(_event, next) => setPage(next)}
        />
      )}
    </>
  );
}
