import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { londonDay } from "@rules/london-time";
import { request } from "../api/request";
import { graphql } from "../gql";
import { ShowLink } from "../ui/ShowLink";
import { visitTimeInWords } from "../visits/visit-time";
import { TodayCard } from "./TodayCard";

const VISITS_TO_COME = graphql(`
  query VisitsToCome($from: Date!, $to: Date!) {
    bookedVisits(filter: { state: BOOKED, from: $from, to: $to }, first: 30) {
      totalCount
      nodes {
        id
        startsAt
        endsAt
        name
        postcode
        fitter
      }
    }
  }
`);

const DAY = 24 * 60 * 60 * 1000;
/** Days that are told of, today among them. */
const DAYS = 7;

const load = async () => {
  const [from, to] = [londonDay(new Date()), londonDay(new Date(Date.now() + (DAYS - 1) * DAY))];
  return (await request(VISITS_TO_COME, { from, to })).bookedVisits;
};

/** The visits of the week, the earliest first. */
export function VisitsToCome() {
  return (
    <TodayCard title="Visits of the week" load={load}>
      {({ totalCount, nodes }) => (
        <>
          <Typography>{totalCount === 0 ? "None." : `${totalCount} in the next ${DAYS} days.`}</Typography>
          <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: "none" }}>
            {nodes.map(({ id, name, postcode, fitter, ...time }) => (
              <li key={id}>
                <ShowLink resource="visits" id={id}>
                  {visitTimeInWords(time)}
                </ShowLink>
                , {name}, {postcode}
                {fitter == null ? ", no fitter yet" : `, ${fitter}`}
              </li>
            ))}
          </Box>
        </>
      )}
    </TodayCard>
  );
}
