import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import type { WholeOrder } from "./orders-provider";

type LineLengthsProps = { lengths: WholeOrder["lines"][number]["lengths"] };

/** What was measured of each part, what is taken off or added, and what is made. */
export function LineLengths({ lengths }: LineLengthsProps) {
  return (
    <Box sx={{ overflowX: "auto" }}>
      <Table size="small" aria-label="Made sizes">
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
    </Box>
  );
}
