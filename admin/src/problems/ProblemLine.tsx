import { useQuery } from "@tanstack/react-query";
import { request } from "../api/request";
import { sentenceOf } from "../api/staff-error";
import { graphql } from "../gql";
import { OrderLine } from "../orders/OrderLine";
import { FailureNotice } from "../ui/FailureNotice";
import type { Problem } from "./problems-provider";

const PROBLEM_LINE = graphql(`
  query ProblemLine($id: ID!) {
    problemLine(id: $id) {
      ...OrderLine
    }
  }
`);

/** The line that a problem is about, as it was ordered and made. */
export function ProblemLine({ problem: { id, item } }: { problem: Problem }) {
  const { data: line, error } = useQuery({
    queryKey: ["problems", "line", id],
    queryFn: async () => (await request(PROBLEM_LINE, { id })).problemLine ?? null,
    retry: false,
  });
  return (
    <>
      <FailureNotice message={error ? sentenceOf(error) : undefined} />
      {line && item != null && <OrderLine line={line} position={item} />}
    </>
  );
}
