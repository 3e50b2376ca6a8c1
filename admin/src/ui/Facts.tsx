import Box from "@mui/material/Box";
import type { ReactNode } from "react";

/** What is known of something: a `Fact` each. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <Box component="dl" sx={LIST}>
      {children}
    </Box>
  );
}

type FactProps = { label: string; children: ReactNode };

/** A label and its value; nothing where there is no value. */
export function Fact({ label, children }: FactProps) {
  if (children === null || children === undefined || children === false || children === "") return null;
  return (
    <>
      <Box component="dt" sx={{ color: "text.secondary" }}>
        {label}
      </Box>
      <Box component="dd" sx={{ margin: 0, whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
        {children}
      </Box>
    </>
  );
}

const LIST = {
  display: "grid",
  gridTemplateColumns: "minmax(96px, max-content) 1fr",
  columnGap: 2,
  margin: 0,
} as const;
