import Button from "@mui/material/Button";
import GlobalStyles from "@mui/material/GlobalStyles";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Title } from "react-admin";
import { useSearchParams } from "react-router-dom";
import { londonDay } from "@rules/london-time";
import { request } from "../api/request";
import { sentenceOf } from "../api/staff-error";
import { graphql } from "../gql";
import { FailureNotice } from "../ui/FailureNotice";
import { DayVisit } from "./DayVisit";

const VISITS_OF_DAY = graphql(`
  query VisitsOfDay($day: Date!) {
    visitsOfDay(day: $day) {
      ...BookedVisit
    }
  }
`);

const SHRINK = { inputLabel: { shrink: true } } as const;
const SCREEN_ONLY = { "@media print": { display: "none" } } as const;
/** Paper has the visits alone, none of them cut by the end of a page. The bar's own styles have one class each. */
const PAPER = {
  "@media print": {
    ".MuiAppBar-root.MuiAppBar-root.MuiAppBar-root, .MuiDrawer-root": { display: "none" },
    ".MuiCard-root": { breakInside: "avoid" },
  },
} as const;

/** /visit-days?day=: the fitters' list of a day, to be printed. By default today's. */
export function VisitDayPage() {
  const [parameters, setParameters] = useSearchParams();
  const [today] = useState(() => londonDay(new Date()));
  const day = parameters.get("day") ?? today;
  const { data: visits, error } = useQuery({
    queryKey: ["visits", "day", day],
    queryFn: async () => (await request(VISITS_OF_DAY, { day })).visitsOfDay,
    retry: false,
  });
  return (
    <Stack spacing={2} sx={{ paddingY: 2 }}>
      <Title title="Visits of a day" />
      <GlobalStyles styles={PAPER} />
      <Stack direction="row" spacing={2} sx={{ ...SCREEN_ONLY, alignItems: "center" }}>
        <TextField
          id="day"
          label="Day"
          type="date"
          variant="outlined"
          size="small"
          slotProps={SHRINK}
          value={day}
          onChange={({ target }) => {
            if (target.value !== "") setParameters({ day: target.value }, { replace: true });
          }}
        />
        <Button variant="outlined" onClick={() => window.print()} disabled={!visits?.length}>
          Print
        </Button>
      </Stack>
      <FailureNotice message={error ? sentenceOf(error) : undefined} />
      {visits?.length === 0 && <Typography>Nobody is visited on this day.</Typography>}
      {visits?.map((visit) => (
        <DayVisit key={visit.id} visit={visit} />
      ))}
    </Stack>
  );
}
