import PdfIcon from "@mui/icons-material/PictureAsPdf";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { lastHeldDay } from "@rules/held-quote";
import { DELIVERY_NAMES, FULFILMENT_NAMES } from "@rules/order-choices";
import { Fact, Facts } from "../ui/Facts";
import { formatMoment, shortDay } from "../ui/moment";
import { Section } from "../ui/Section";
import { ShowLink } from "../ui/ShowLink";
import { quoteStateNames } from "./quote-names";
import type { WholeQuote } from "./quotes-provider";

/** Whose quote it is, until when it is held, and what has become of it. */
export function QuoteFacts({ quote }: { quote: WholeQuote }) {
  const { number, state, madeAt, heldUntil, name, email, mailedTo, orderId, orderNumber } = quote;
  return (
    <Section title={`Quote ${number}`}>
      <Facts>
        <Fact label="State">{quoteStateNames[state]}</Fact>
        <Fact label="Made">{formatMoment(madeAt)}</Fact>
        <Fact label="Held until">{shortDay(lastHeldDay(new Date(heldUntil)).toISOString())}</Fact>
        <Fact label="Name">{name}</Fact>
        <Fact label="Customer">
          {email == null ? (
            "Not known: a guest who had no e-mail sent"
          ) : (
            <ShowLink resource="customers" id={email}>
              {email}
            </ShowLink>
          )}
        </Fact>
        <Fact label="Mailed to">{mailedTo}</Fact>
        <Fact label="Order">
          {orderId != null && (
            <ShowLink resource="orders" id={orderId}>
              {orderNumber ?? ""}
            </ShowLink>
          )}
        </Fact>
        <Fact label="Fitting">{FULFILMENT_NAMES[quote.fulfilment]}</Fact>
        <Fact label="Shipping">{DELIVERY_NAMES[quote.delivery]}</Fact>
      </Facts>
      <Box>
        <Button component="a" href={`/admin/held-quotes/${number}.pdf`} startIcon={<PdfIcon />} variant="outlined">
          Quote (PDF)
        </Button>
      </Box>
    </Section>
  );
}
