import Box from "@mui/material/Box";
import { useTheme } from "@mui/material/styles";
import { BarChart } from "@mui/x-charts/BarChart";
import { LineChart } from "@mui/x-charts/LineChart";
import type { ReactNode } from "react";
import { poundsOf } from "@rules/money";
import { SmallTitle } from "../ui/SmallTitle";
import { conversionOf, formatPercent, type SalesDay } from "./sales";

const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });
const POUNDS = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" });
const WHOLE_POUNDS = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP", maximumFractionDigits: 0 });

const COMMON = {
  height: 220,
  margin: { left: 0, right: 16, top: 16, bottom: 8 },
  hideLegend: true,
  skipAnimation: true,
  // A picture of what the table says: nothing in it takes the focus.
  disableKeyboardNavigation: true,
};
/** Days between two that are named below the plot, counted from today. */
const WEEK = 7;
/** In pixels; a line of the shop's typeface is higher than the default, and a label that does not fit is left out. */
const DAY_HEIGHT = 36;
/** In pixels; room for "£12,000". */
const AXIS = { width: 64, tickNumber: 4 };

type SalesPlotsProps = { days: readonly SalesDay[] };

/** Sales as bars, and conversion as a line where views were counted. For who can't see them the same figures are in the table. */
export function SalesPlots({ days }: SalesPlotsProps) {
  const isCounted = days.some((day) => conversionOf(day) !== null);
  return (
    <>
      <Plot title="Sales by day">
        <SalesBars days={days} />
      </Plot>
      {isCounted && (
        <Plot title="Conversion by day">
          <ConversionLine days={days} />
        </Plot>
      )}
    </>
  );
}

function SalesBars({ days }: SalesPlotsProps) {
  const { palette } = useTheme();
  return (
    <BarChart
      {...COMMON}
      xAxis={[dayAxis(days)]}
      yAxis={[{ ...AXIS, valueFormatter: (pounds: number) => WHOLE_POUNDS.format(pounds) }]}
      series={[
        {
          data: days.map(({ orderedPence }) => poundsOf(orderedPence)),
          label: "Sales",
          color: palette.primary.main,
          valueFormatter: (pounds) => POUNDS.format(pounds ?? 0),
        },
      ]}
    />
  );
}

function ConversionLine({ days }: SalesPlotsProps) {
  const { palette } = useTheme();
  return (
    <LineChart
      {...COMMON}
      xAxis={[dayAxis(days)]}
      yAxis={[{ ...AXIS, min: 0, valueFormatter: (percent: number) => formatPercent(percent) }]}
      series={[
        {
          data: days.map(conversionOf),
          label: "Conversion",
          color: palette.secondary.main,
          curve: "linear",
          valueFormatter: (percent) => (percent === null ? "–" : formatPercent(percent)),
        },
      ]}
    />
  );
}

/** The days, one in a week by name. */
function dayAxis(days: readonly SalesDay[]) {
  const isNamed = (_day: string, index: number) => (days.length - 1 - index) % WEEK === 0;
  return {
    data: days.map(({ day }) => DAY.format(new Date(day))),
    scaleType: "band" as const,
    tickInterval: isNamed,
    // Of these ticks each.
    tickLabelInterval: () => true,
    height: DAY_HEIGHT,
  };
}

/** A drawing under its title; its parts are no text to be read out. */
function Plot({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <SmallTitle>{title}</SmallTitle>
      <Box role="img" aria-label={`${title}, drawn; the table has the figures`}>
        {children}
      </Box>
    </div>
  );
}
