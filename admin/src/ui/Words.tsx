import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

/** What somebody has written, with its lines. */
export function Words({ children }: { children: ReactNode }) {
  return <Typography sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{children}</Typography>;
}
