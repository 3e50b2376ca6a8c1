import { useQuery } from "@apollo/client/react";
import { formatVisitTime } from "@rules/visit-words";
import { graphql } from "../../gql";
import { paths } from "../../lib/paths";
import { failureOf } from "../../lib/shop-failure";
import { visitOrderState } from "../../lib/visit-order";
import { ErrorText } from "../../ui/form/ErrorText";
import { OutlineLink } from "../../ui/links";
import { chakra } from "../../ui/theme/chakra";

const ORDER_VISIT = graphql(`
  query OrderVisit($number: String!, $email: String) {
    orderVisit(number: $number, email: $email) {
      id
      state
      startsAt
      endsAt
    }
  }
`);

const Frame = chakra("div", { base: { mt: "5", maxW: "44rem", display: "grid", gap: "3", justifyItems: "start" } });

type OrderVisitProps = {
  number: string;
  /** Of the order, where it may be another visitor's. */
  email: string | undefined;
};

/** When an order is measured, or the way to book that. */
export function OrderVisit({ number, email }: OrderVisitProps) {
  const { data, error } = useQuery(ORDER_VISIT, { variables: { number, email }, fetchPolicy: "cache-and-network" });
  if (error) return <ErrorText>We can’t show your visit now. {failureOf(error).sentence}</ErrorText>;
  if (!data) return null;
  const visit = data.orderVisit;
  if (visit?.state === "BOOKED")
    return (
      <Frame>
        <p>
          <b>Our visit: {formatVisitTime({ startsAt: new Date(visit.startsAt), endsAt: new Date(visit.endsAt) })}.</b>{" "}
          The link in our e-mail moves or cancels it.
        </p>
      </Frame>
    );
  if (visit?.state === "DONE") return null;
  return (
    <Frame _print={{ display: "none" }}>
      <OutlineLink to={paths.bookAVisit.href(number)} state={visitOrderState(email)}>
        Choose a time for our visit
      </OutlineLink>
    </Frame>
  );
}
