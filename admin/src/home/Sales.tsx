import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { lazy, Suspense } from "react";
import { salesByDay, salesInWords } from "./sales";
import { SalesTable } from "./SalesTable";
import { TodayCard } from "./TodayCard";

const SalesPlots = lazy(async () => ({ default: (await import("./SalesPlots")).SalesPlots }));

/** Sales and conversion of the last thirty days: in words, as plots, and as a table. */
export function Sales() {
  return (
    <TodayCard title="Sales, 30 days" load={salesByDay}>
      {(days) => (
        <>
          <Typography>{salesInWords(days)}</Typography>
          <Suspense fallback={null}>
            <SalesPlots days={days} />
          </Suspense>
          <details>
            <summary>Sales and conversion as a table</summary>
            <Box sx={{ overflowX: "auto" }}>
              <SalesTable days={days} />
            </Box>
          </details>
        </>
      )}
    </TodayCard>
  );
}
