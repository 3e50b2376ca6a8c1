import Box from "@mui/material/Box";
import type { ReactNode } from "react";

type TwoColumnsProps = {
  /** What the page is about. */
  main: ReactNode;
  /** What can be done with it: beside it where there is room, else below. */
  aside: ReactNode;
};

/** The columns of a page. */
export function TwoColumns({ main, aside }: TwoColumnsProps) {
  return (
    <Box sx={COLUMNS}>
      <Box sx={COLUMN}>{main}</Box>
      <Box sx={COLUMN}>{aside}</Box>
    </Box>
  );
}

const COLUMN = { display: "grid", gap: 2, minWidth: 0 } as const;
const COLUMNS = {
  ...{ display: "grid", gap: 2, marginTop: 2, alignItems: "start" },
  gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(0, 2fr)" },
} as const;
