import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { formatDay } from "@rules/delivery-date";
import { formatPounds } from "@rules/money";
import { conversionOf, formatPercent, type SalesDay } from "./sales";

type SalesTableProps = { days: readonly SalesDay[] };

/** The figures of the plots, the latest day first. */
export function SalesTable({ days }: SalesTableProps) {
  return (
    <Table size="small" aria-label="Sales by day">
      <TableHead>
        <TableRow>
          <TableCell>Day</TableCell>
          {["Orders", "Sales", "Product views", "Conversion"].map((name) => (
            <TableCell key={name} align="right">
              {name}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {days.toReversed().map((day) => (
          <TableRow key={day.day}>
            <TableCell component="th" scope="row">
              {formatDay(day.day)}
            </TableCell>
            {cellsOf(day).map(([name, value]) => (
              <TableCell key={name} align="right">
                {value}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function cellsOf(day: SalesDay): (readonly [string, string])[] {
  const conversion = conversionOf(day);
  return [
    ["orders", String(day.orderCount)],
    ["sales", formatPounds(day.orderedPence)],
    ["views", day.productViews.toLocaleString("en-GB")],
    ["conversion", conversion === null ? "–" : formatPercent(conversion)],
  ];
}
