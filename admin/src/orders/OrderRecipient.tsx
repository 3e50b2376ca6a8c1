import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { FULFILMENT_NAMES } from "@rules/order-choices";
import { Fact, Facts } from "../ui/Facts";
import { Section } from "../ui/Section";
import type { WholeOrder } from "./orders-provider";

const PAYMENT_NAMES: Readonly<Record<WholeOrder["paymentMethod"], string>> = { CREDIT_CARD: "Card", PAYPAL: "PayPal" };

type OrderRecipientProps = { order: WholeOrder };

/** Who receives an order and where, and what they wrote. */
export function OrderRecipient({ order }: OrderRecipientProps) {
  const { email, phoneNumber, paymentMethod, fulfilment, note } = order;
  return (
    <Section title="Customer">
      <Box component="address" sx={{ fontStyle: "normal", whiteSpace: "pre-line" }}>
        {addressOf(order)}
      </Box>
      <Facts>
        <Fact label="Email">{email == null ? "Removed" : <Link href={`mailto:${email}`}>{email}</Link>}</Fact>
        <Fact label="Phone">{phoneNumber != null && <Link href={`tel:${phoneNumber}`}>{phoneNumber}</Link>}</Fact>
        <Fact label="Pays by">{PAYMENT_NAMES[paymentMethod]}</Fact>
        <Fact label="Fitting">{FULFILMENT_NAMES[fulfilment]}</Fact>
        <Fact label="Their note">{note}</Fact>
      </Facts>
    </Section>
  );
}

const addressOf = ({ firstName, lastName, address, addressLine2, city, state, zipCode }: WholeOrder): string =>
  [`${firstName} ${lastName}`, address, addressLine2, city, state, zipCode].filter(Boolean).join("\n");
