import { useQuery } from "@apollo/client/react";
import { failureOf } from "../../../lib/shop-failure";
import { Button } from "../../../ui/Button";
import { ErrorText } from "../../../ui/form/ErrorText";
import { LoadingFrame } from "../../../ui/LoadingFrame";
import { Skeleton } from "../../../ui/Skeleton";
import { OrderSection } from "../OrderSection";
import { ORDER_PROBLEMS, type ProblemOrder } from "./problem-documents";
import { ProblemThread } from "./ProblemThread";
import type { OpenReport, ReportableLine } from "./ReportForm";
import { ReportProblem } from "./ReportProblem";

type OrderProblemsProps = ProblemOrder & {
  lines: readonly ReportableLine[];
  report: OpenReport | undefined;
  onReport: (report: OpenReport | undefined) => void;
};

/** What was reported of an order that was sent, and the form that reports more. */
export function OrderProblems({ number, email, lines, report, onReport }: OrderProblemsProps) {
  const order = { number, email };
  const { data, error, refetch } = useQuery(ORDER_PROBLEMS, { variables: order, errorPolicy: "none" });
  const load = () => void refetch().catch(() => undefined);
  return (
    <OrderSection title="Put it right">
      <ReportProblem order={order} lines={lines} report={report} onReport={onReport} onSent={data ? undefined : load} />
      {error && (
        <div>
          <ErrorText role="alert">Your reports could not be loaded. {failureOf(error).sentence}</ErrorText>
          <Button variant="line" size="s" mt="4" onClick={load}>
            Try again
          </Button>
        </div>
      )}
      {!data && !error && (
        <LoadingFrame>
          <Skeleton h="24" />
        </LoadingFrame>
      )}
      {data?.orderProblems.map((problem) => (
        <ProblemThread key={problem.id} problem={problem} order={order} />
      ))}
    </OrderSection>
  );
}
