import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { request } from "../api/request";
import { graphql } from "../gql";
import { formatMoment } from "../ui/moment";
import { ShowLink } from "../ui/ShowLink";
import { TodayCard } from "./TodayCard";

const SIZES_TO_SETTLE = graphql(`
  query SizesToSettle {
    sizesToSettle {
      count
      lateCount
      first {
        orderId
        number
        isAsked
        since
        isLate
      }
    }
  }
`);

const load = async () => (await request(SIZES_TO_SETTLE)).sizesToSettle;

/** Orders that were visited and can't be made yet, the one that waits the longest first; each leads to its order. */
export function SizesToSettle() {
  return (
    <TodayCard title="Sizes to settle" load={load}>
      {({ count, lateCount, first }) => (
        <>
          <Typography>{count === 0 ? "None." : `${count} after a visit, ${lateCount} of them late.`}</Typography>
          {count > 0 && (
            <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: "none" }}>
              {first.map(({ orderId, number, isAsked, since, isLate }) => (
                <li key={orderId}>
                  <ShowLink resource="orders" id={orderId}>
                    {number}
                  </ShowLink>
                  , {isAsked ? "customer asked" : "visited"} {formatMoment(since)}
                  {isLate && <Chip size="small" color="error" label="Late" sx={{ marginLeft: 1 }} />}
                </li>
              ))}
            </Box>
          )}
        </>
      )}
    </TodayCard>
  );
}
