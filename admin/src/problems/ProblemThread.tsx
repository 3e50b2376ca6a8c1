import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { PROBLEM_KIND_NAMES } from "@rules/order-problem";
import { Fact, Facts } from "../ui/Facts";
import { formatMoment } from "../ui/moment";
import { Photos } from "../ui/Photos";
import { Section } from "../ui/Section";
import { ShowLink } from "../ui/ShowLink";
import { Words } from "../ui/Words";
import type { Problem } from "./problems-provider";
import { ProblemState } from "./ProblemState";

/** What was reported with its photos, and what both have written since. */
export function ProblemThread({ problem }: { problem: Problem }) {
  const { orderId, orderNumber, name, email, item, product, kind, reportedAt, agreed, messages, photos } = problem;
  return (
    <Section title={`${PROBLEM_KIND_NAMES[kind]}, ${formatMoment(reportedAt)}`}>
      <Facts>
        <Fact label="Order">
          <ShowLink resource="orders" id={orderId}>
            {orderNumber}
          </ShowLink>
        </Fact>
        <Fact label="About">{item == null ? "The whole order" : `Item ${item}: ${product ?? ""}`}</Fact>
        <Fact label="State">
          <ProblemState problem={problem} />
        </Fact>
        <Fact label="Name">{name}</Fact>
        <Fact label="Email">{email == null ? null : <Link href={`mailto:${email}`}>{email}</Link>}</Fact>
        <Fact label="Agreed">{agreed}</Fact>
      </Facts>
      {photos.length > 0 && <Photos photos={photos} />}
      {messages.map(({ id, text, isFromShop, by, writtenAt }) => (
        <Stack key={id} sx={isFromShop ? OURS : undefined}>
          <Typography variant="body2" color="text.secondary">
            {isFromShop ? (by ?? "The shop") : name} wrote, {formatMoment(writtenAt)}
          </Typography>
          <Words>{text}</Words>
        </Stack>
      ))}
    </Section>
  );
}

const OURS = { borderLeft: 3, borderColor: "divider", paddingLeft: 2 } as const;
