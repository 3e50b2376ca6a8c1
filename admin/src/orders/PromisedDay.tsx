import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import { shortDay } from "../ui/moment";

type PromisedDayProps = { day: string; isLate: boolean };

/** The day an order is promised for, marked when it is over and the order still open. */
export function PromisedDay({ day, isLate }: PromisedDayProps) {
  return (
    <Box component="span" sx={{ display: "inline-flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
      {shortDay(day)}
      {isLate && <Chip size="small" label="late" color="error" />}
    </Box>
  );
}
