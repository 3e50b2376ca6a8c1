import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { request } from "../api/request";
import { graphql } from "../gql";
import { PromisedDay } from "../orders/PromisedDay";
import { ShowLink } from "../ui/ShowLink";
import { TodayCard } from "./TodayCard";

const OPEN_REMAKES = graphql(`
  query OpenRemakes {
    openRemakes {
      count
      lateCount
      first {
        id
        orderId
        number
        item
        estimatedDelivery
        isLate
      }
    }
  }
`);

const load = async () => (await request(OPEN_REMAKES)).openRemakes;

/** What is made again and has not been sent, the earliest promised day first; each leads to its order. */
export function OpenRemakes() {
  return (
    <TodayCard title="Remakes to do" load={load}>
      {({ count, lateCount, first }) => (
        <>
          <Typography>{count === 0 ? "None." : `${count} to make or send, ${lateCount} of them late.`}</Typography>
          {count > 0 && (
            <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: "none" }}>
              {first.map(({ id, orderId, number, item, estimatedDelivery, isLate }) => (
                <li key={id}>
                  <ShowLink resource="orders" id={orderId}>
                    {number}, line {item}
                  </ShowLink>
                  , <PromisedDay day={estimatedDelivery} isLate={isLate} />
                </li>
              ))}
            </Box>
          )}
        </>
      )}
    </TodayCard>
  );
}
