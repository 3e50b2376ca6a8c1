import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Fact, Facts } from "../ui/Facts";
import { formatMoment } from "../ui/moment";
import { Section } from "../ui/Section";
import { ShowLink } from "../ui/ShowLink";
import { Words } from "../ui/Words";
import type { Enquiry } from "./enquiries-provider";
import { kindNames, stateNames } from "./enquiry-names";
import { PromisedBy } from "./PromisedBy";

type EnquiryCardProps = {
  enquiry: Enquiry;
  /** Whether it is the one that the page is of. */
  isOpened: boolean;
};

/** What came, and what was answered. */
export function EnquiryCard({ enquiry, isOpened }: EnquiryCardProps) {
  const { id, kind, state, createdAt, email, phone, postcode, address, message, samples, answers } = enquiry;
  return (
    <Section title={`${kindNames[kind]}, ${formatMoment(createdAt)}`}>
      <Facts>
        <Fact label="State">{stateNames[state]}</Fact>
        <Fact label="Seen to by">{enquiry.assigneeName ?? "Nobody"}</Fact>
        <Fact label="Call promised by">
          {enquiry.promisedContactBy == null ? null : <PromisedBy enquiry={enquiry} />}
        </Fact>
        <Fact label="Email">
          <Link href={`mailto:${email}`}>{email}</Link>
        </Fact>
        <Fact label="Phone">{phone == null ? null : <Link href={`tel:${phone}`}>{phone}</Link>}</Fact>
        <Fact label="Postcode">{postcode}</Fact>
        <Fact label="Address">{address}</Fact>
        <Fact label="My windows">{enquiry.hasProject && "Sent with it"}</Fact>
        <Fact label="Samples">{samples.map(sampleWords).join("\n")}</Fact>
      </Facts>
      {message != null && <Words>{message}</Words>}
      {answers.map(({ text, by, answeredAt }) => (
        <Stack key={answeredAt} sx={ANSWER}>
          <Typography variant="body2" color="text.secondary">
            {by ?? "The shop"} answered, {formatMoment(answeredAt)}
          </Typography>
          <Words>{text}</Words>
        </Stack>
      ))}
      {!isOpened && (
        <ShowLink resource="enquiries" id={id}>
          See to this one
        </ShowLink>
      )}
    </Section>
  );
}

const sampleWords = ({ name, sentAt }: Enquiry["samples"][number]): string =>
  sentAt == null ? name : `${name}, sent ${formatMoment(sentAt)}`;

const ANSWER = { borderLeft: 3, borderColor: "divider", paddingLeft: 2 } as const;
