import Box from "@mui/material/Box";
import { formatDay } from "@rules/delivery-date";
import { formatPounds } from "@rules/money";
import { Section } from "../ui/Section";
import type { Customer } from "./customers-provider";

type CustomerFactsProps = { customer: Customer };

/** Who it is, and what became of the account. */
export function CustomerFacts({ customer }: CustomerFactsProps) {
  return (
    <Section title="What is known">
      <Box
        component="dl"
        sx={{
          display: "grid",
          gridTemplateColumns: "minmax(7rem, max-content) 1fr",
          columnGap: 2,
          rowGap: 1,
          margin: 0,
        }}
      >
        {factsOf(customer).map(({ label, value }) => (
          <Box key={label} sx={{ display: "contents" }}>
            <Box component="dt" sx={{ color: "text.secondary" }}>
              {label}
            </Box>
            <Box component="dd" sx={{ margin: 0, overflowWrap: "anywhere" }}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

function factsOf({ names, account, mailingList, orderCount, orderedPence, windowCount, lastSeenOn }: Customer) {
  return [
    { label: "Names used", value: names.join(", ") || "None" },
    { label: "Account", value: account ? accountInWords(account) : "None" },
    ...(account?.phone == null ? [] : [{ label: "Phone", value: account.phone }]),
    { label: "Mailing list", value: mailingListInWords(mailingList) },
    { label: "Ordered", value: `${formatPounds(orderedPence)} without cancelled orders; orders in all: ${orderCount}` },
    ...(account ? [{ label: "My windows", value: windowsInWords(windowCount) }] : []),
    { label: "Last seen", value: lastSeenOn == null ? "No order, enquiry or visit" : formatDay(lastSeenOn) },
  ];
}

const accountInWords = ({ firstName, lastName, createdAt }: NonNullable<Customer["account"]>) =>
  `${firstName} ${lastName}, since ${formatDay(createdAt)}; the email address is confirmed`;

function windowsInWords(count: number): string {
  if (count === 0) return "None";
  return count === 1 ? "1 window" : `${count} windows`;
}

function mailingListInWords(subscription: Customer["mailingList"]): string {
  if (subscription == null) return "No";
  if (subscription.confirmedAt == null) return `No: asked on ${formatDay(subscription.requestedAt)}, not confirmed`;
  return `Yes, since ${formatDay(subscription.confirmedAt)}`;
}
