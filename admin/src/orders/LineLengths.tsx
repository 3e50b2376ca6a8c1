import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import type { WholeOrder } from "./orders-provider";

type LineLengthsProps = { lengths: WholeOrder["lines"][number]["lengths"] };

/** What was measured of each part, what is taken off or added, and what is made. */
export function LineLengths({ lengths }: LineLengthsProps) {
  return (
    // What is wider than its column scrolls, by the keyboard too.
    <TableContainer tabIndex={0} role="group" aria-label="Made sizes">
      <Table size="small">
        <TableHead>
          <TableRow>
            {["Part", "Measured", "Taken off or added", "Made"].map((name) => (
              <TableCell key={name}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {lengths.map(({ part, measured, adjustments, made }) => (
            <TableRow key={part}>
              <TableCell component="th" scope="row">
                {part}
              </TableCell>
              <TableCell>{measured}</TableCell>
              <TableCell>{adjustments.join("; ")}</TableCell>
              <TableCell>
                <strong>{made}</strong>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
