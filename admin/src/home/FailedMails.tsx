import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { request } from "../api/request";
import { graphql } from "../gql";
import { mailKindInWords } from "../ui/mail-kind";
import { formatMoment } from "../ui/moment";
import { ShowLink } from "../ui/ShowLink";
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
                    <ShowLink resource="orders" id={order.id}>
                      {order.number}
                    </ShowLink>
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
