import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useCreatePath } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { request } from "../api/request";
import { graphql } from "../gql";
import { mailKindInWords } from "../ui/mail-kind";
import { formatMoment } from "../ui/moment";
import { TodayCard } from "./TodayCard";

const FAILED_MAILS = graphql(`
  query FailedMails {
    failedMails {
      count
      latest {
        id
        kind
        at
        order {
          id
          number
        }
      }
    }
  }
`);

const load = async () => (await request(FAILED_MAILS)).failedMails;

/** E-mails that no mail server took, with the orders that they are about. */
export function FailedMails() {
  const createPath = useCreatePath();
  return (
    <TodayCard title="Emails that failed" load={load}>
      {({ count, latest }) => (
        <>
          <Typography>
            {count === 0 ? "None." : `${count} were given up after three days; nobody has got them.`}
          </Typography>
          {count > 0 && (
            <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: "none" }}>
              {latest.map(({ id, kind, at, order }) => (
                <li key={id}>
                  {mailKindInWords(kind)}, {formatMoment(at)}
                  {order && ", "}
                  {order && (
                    <Link component={RouterLink} to={createPath({ resource: "orders", type: "show", id: order.id })}>
                      {order.number}
                    </Link>
                  )}
                </li>
              ))}
            </Box>
          )}
        </>
      )}
    </TodayCard>
  );
}
