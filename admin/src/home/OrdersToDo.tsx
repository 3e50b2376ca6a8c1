import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { Link as RouterLink } from "react-router-dom";
import { request } from "../api/request";
import { listPath } from "../data/list-path";
import { graphql } from "../gql";
import { statusNames } from "../orders/status-names";
import { TodayCard } from "./TodayCard";

const ORDERS_TO_DO = graphql(`
  query OrdersToDo {
    ordersToDo {
      status
      count
      lateCount
    }
  }
`);

const load = async () => (await request(ORDERS_TO_DO)).ordersToDo;

/** Open orders by status, with what is late; each leads to its list. */
export function OrdersToDo() {
  return (
    <TodayCard title="Orders to do" load={load}>
      {(statuses) => (
        <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: "none" }}>
          {statuses.map(({ status, count, lateCount }) => (
            <li key={status}>
              <Link component={RouterLink} to={listPath("orders", { status: [status] })}>
                {statusNames[status]}: {count}
              </Link>
              {lateCount > 0 && (
                <>
                  {", "}
                  <Link component={RouterLink} to={listPath("orders", { status: [status], late: true })} color="error">
                    {lateCount} late
                  </Link>
                </>
              )}
            </li>
          ))}
        </Box>
      )}
    </TodayCard>
  );
}
