import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { isReportable, PROBLEM_KIND_NAMES, PROBLEM_STATE_NAMES } from "@rules/order-problem";
import { request } from "../api/request";
import { sentenceOf } from "../api/staff-error";
import { graphql } from "../gql";
import { FailureNotice } from "../ui/FailureNotice";
import { shortDay } from "../ui/moment";
import { Section } from "../ui/Section";
import { ShowLink } from "../ui/ShowLink";
import type { WholeOrder } from "./orders-provider";

const ORDER_PROBLEMS = graphql(`
  query OrderProblems($id: ID!) {
    orderProblems(orderId: $id) {
      id
      item
      product
      kind
      state
      reportedAt
    }
  }
`);

/** What the shopper has reported of an order that was sent, each with the way to it. */
export function OrderProblems({ order: { id, version, status } }: { order: WholeOrder }) {
  const isSent = isReportable(status);
  const { data: problems, error } = useQuery({
    queryKey: ["orders", "problems", { id, version }],
    queryFn: async () => (await request(ORDER_PROBLEMS, { id })).orderProblems,
    enabled: isSent,
    retry: false,
  });
  if (!isSent) return null;
  return (
    <Section title="Problems">
      <FailureNotice message={error ? sentenceOf(error) : undefined} />
      {problems?.length === 0 && <Typography>None was reported.</Typography>}
      <Box component="ul" aria-label="Problems" sx={{ margin: 0, padding: 0, listStyle: "none" }}>
        {problems?.map(({ id: key, item, product, kind, state, reportedAt }) => (
          <li key={key}>
            <ShowLink resource="problems" id={key}>
              {item == null ? "The whole order" : `Item ${item}, ${product ?? ""}`}: {PROBLEM_KIND_NAMES[kind]}
            </ShowLink>
            , {shortDay(reportedAt)}, {PROBLEM_STATE_NAMES[state]}
          </li>
        ))}
      </Box>
    </Section>
  );
}
