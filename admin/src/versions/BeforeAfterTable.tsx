import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";

type BeforeAfterTableProps = {
  label: string;
  headings: readonly [what: string, before: string, after: string];
  rows: readonly { what: string; before: string; after: string }[];
};

const LINES = { whiteSpace: "pre-line", overflowWrap: "anywhere", verticalAlign: "top" } as const;

/** What differs, as it is and as it would be. */
export function BeforeAfterTable({ label, headings, rows }: BeforeAfterTableProps) {
  return (
    <Table size="small" aria-label={label} sx={{ tableLayout: "fixed" }}>
      <TableHead>
        <TableRow>
          {headings.map((heading) => (
            <TableCell key={heading}>{heading}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ what, before, after }) => (
          <TableRow key={what}>
            <TableCell component="th" scope="row" sx={LINES}>
              {what}
            </TableCell>
            <TableCell sx={LINES}>{before || "nothing"}</TableCell>
            <TableCell sx={LINES}>{after || "nothing"}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
