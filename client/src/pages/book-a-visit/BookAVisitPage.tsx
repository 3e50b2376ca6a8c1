import { useSuspenseQuery } from "@apollo/client/react";
import { graphql } from "../../gql";
import { paths } from "../../lib/paths";
import { Head } from "../../ui/page/Head";
import { StateFrame } from "../../ui/page/StateFrame";
import { Lead } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { VisitBooking } from "./VisitBooking";

const BOOK_A_VISIT_QUERY = graphql(`
  query BookAVisitPage {
    shop {
      phone
    }
  }
`);

/** /book-a-visit: a free measuring visit, for an order where `?order=` names one. */
export function BookAVisitPage() {
  const { phone } = useSuspenseQuery(BOOK_A_VISIT_QUERY).data.shop;
  return (
    <StateFrame>
      <Head
        title="Book a free measuring visit at home"
        description="Choose a day and time for our fitter to measure your windows at home, free of charge: blinds, shutters and curtains made to measure."
        canonicalPath={paths.bookAVisit.href()}
      />
      <chakra.div maxW="36rem" pt={{ base: "10", lg: "14" }}>
        <chakra.h1 textStyle="h1">Book a free measuring visit</chakra.h1>
        <Lead mt="4" mb="8">
          Our fitter measures your windows and advises you at home. It costs nothing, and you need not order anything.
        </Lead>
        <VisitBooking phone={phone} />
      </chakra.div>
    </StateFrame>
  );
}
