import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

type Row = { key: string; cells: readonly ReactNode[] };

type RowTableProps = {
  /** Its name for those who can't see it. */
  label: string;
  headings: readonly string[];
  rows: readonly Row[];
  /** Said where there are no rows. */
  none: string;
};

/** Rows with a heading each column. */
export function RowTable({ label, headings, rows, none }: RowTableProps) {
  if (rows.length === 0) return <Typography>{none}</Typography>;
  return (
    // What is wider than a tablet scrolls, by the keyboard too.
    <TableContainer tabIndex={0} role="group" aria-label={label}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {headings.map((heading) => (
              <TableCell key={heading}>{heading}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, cells }) => (
            <TableRow key={key}>
              {cells.map((cell, index) => (
                <TableCell key={headings[index]}>{cell}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
