import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import type { ReactNode } from "react";
import { VISIT_STATE_NAMES } from "@rules/visit-state";
import { Fact, Facts } from "../ui/Facts";
import { formatMoment } from "../ui/moment";
import { Section } from "../ui/Section";
import { ShowLink } from "../ui/ShowLink";
import { SmallTitle } from "../ui/SmallTitle";
import { visitTimeInWords } from "./visit-time";
import type { Visit } from "./visits-provider";

type VisitFactsProps = {
  visit: Visit;
  /** In the place of the sizes to be checked. */
  sizes?: ReactNode;
  /** Below them. */
  children?: ReactNode;
};

/** Where a visit is, whom it is for, and which sizes are to be checked. */
export function VisitFacts({ visit, sizes, children }: VisitFactsProps) {
  const { orderId, orderNumber, orderStatus, windows } = visit;
  return (
    <Section title={visitTimeInWords(visit)}>
      <Facts>
        <Fact label="State">{VISIT_STATE_NAMES[visit.state]}</Fact>
        <Fact label="Fitter">{visit.fitter ?? "Nobody yet"}</Fact>
        <Fact label="Name">{visit.name}</Fact>
        <Fact label="Address">{[visit.address, visit.city, visit.postcode].join("\n")}</Fact>
        <Fact label="Phone">
          <Link href={`tel:${visit.phone}`}>{visit.phone}</Link>
        </Fact>
        <Fact label="Email">
          <Link href={`mailto:${visit.email}`}>{visit.email}</Link>
        </Fact>
        <Fact label="Access notes">{visit.notes}</Fact>
        <Fact label="Order">
          {orderId != null && (
            <>
              <ShowLink resource="orders" id={orderId}>
                {orderNumber ?? ""}
              </ShowLink>
              {orderStatus === "CANCELLED" && ", cancelled"}
            </>
          )}
        </Fact>
        <Fact label="Booked">{formatMoment(visit.createdAt)}</Fact>
        <Fact label="Outcome">{visit.outcomeNote}</Fact>
      </Facts>
      {sizes}
      {sizes === undefined && windows.length > 0 && (
        <>
          <SmallTitle>Sizes to check</SmallTitle>
          <Box component="ul" sx={LIST}>
            {windows.map((window) => (
              <li key={window}>{window}</li>
            ))}
          </Box>
        </>
      )}
      {children}
    </Section>
  );
}

const LIST = { margin: 0, padding: 0, listStyle: "none" } as const;
