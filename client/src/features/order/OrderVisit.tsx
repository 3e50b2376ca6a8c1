import { useQuery } from "@apollo/client/react";
import { useState, type ReactNode } from "react";
import { visitStepOf } from "@rules/order-next-step";
import { graphql } from "../../gql";
import type { OrderVisitQuery } from "../../gql/graphql";
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

const Frame = chakra("div", { base: { mt: "5", maxW: "44rem", _print: { display: "none" } } });
/** In place of the next step. */
const Standing = chakra("p", { base: { mt: { base: "8", _print: "4" }, maxW: "44rem" } });

type OrderVisitProps = {
  number: string;
  /** Of the order, where it may be another visitor's. */
  email: string | undefined;
  /** How the order goes on without a visit. */
  nextStep: ReactNode;
};

/** When an order is measured, or how it goes on and the way to book a visit. */
export function OrderVisit({ number, email, nextStep }: OrderVisitProps) {
  const { data, error } = useQuery(ORDER_VISIT, { variables: { number, email }, fetchPolicy: "cache-and-network" });
  const [now] = useState(() => new Date());
  if (error)
    return (
      <>
        {nextStep}
        <ErrorText>We can’t show your visit now. {failureOf(error).sentence}</ErrorText>
      </>
    );
  if (!data) return nextStep;
  const visit = data.orderVisit;
  const step = visit && visitStepOf(readVisit(visit), now);
  if (step !== null) return <Standing>{step}</Standing>;
  return (
    <>
      {nextStep}
      <Frame>
        <OutlineLink to={paths.bookAVisit.href(number)} state={visitOrderState(email)}>
          Choose a time for our visit
        </OutlineLink>
      </Frame>
    </>
  );
}

const readVisit = ({ state, startsAt, endsAt }: NonNullable<OrderVisitQuery["orderVisit"]>) => ({
  state,
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
});
