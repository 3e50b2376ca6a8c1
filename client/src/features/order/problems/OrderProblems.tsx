import { useQuery } from "@apollo/client/react";
import { failureOf } from "../../../lib/shop-failure";
import { Button } from "../../../ui/Button";
import { ErrorText } from "../../../ui/form/ErrorText";
import { LoadingFrame } from "../../../ui/LoadingFrame";
import { Skeleton } from "../../../ui/Skeleton";
import { SmallText } from "../../../ui/texts";
import { chakra } from "../../../ui/theme/chakra";
import { OrderSection } from "../OrderSection";
import { ORDER_PROBLEMS, type ProblemOrder } from "./problem-documents";
import { ProblemThread } from "./ProblemThread";
import { ReportForm, type ReportableLine } from "./ReportForm";

/** The form that is open: for a line, or for no line in particular. */
export type OpenReport = { lineId: string | undefined };

type OrderProblemsProps = ProblemOrder & {
  lines: readonly ReportableLine[];
  report: OpenReport | undefined;
  onReport: (report: OpenReport | undefined) => void;
};

/** What was reported of an order that was sent, and the form that reports more. */
export function OrderProblems({ number, email, lines, report, onReport }: OrderProblemsProps) {
  const order = { number, email };
  const { data, error, refetch } = useQuery(ORDER_PROBLEMS, { variables: order, errorPolicy: "none" });
  return (
    <OrderSection title="Put it right">
      {report ? (
        <ReportForm
          key={report.lineId}
          order={order}
          lines={lines}
          lineId={report.lineId}
          onSent={() => onReport(undefined)}
          onCancel={() => onReport(undefined)}
        />
      ) : (
        <chakra.div mb="6">
          <SmallText mb="4">
            Is something faulty, damaged, missing or not the right size? Tell us, with photos.
          </SmallText>
          <Button variant="line" onClick={() => onReport({ lineId: undefined })}>
            Report a problem
          </Button>
        </chakra.div>
      )}
      {error && (
        <div>
          <ErrorText role="alert">Your reports could not be loaded. {failureOf(error).sentence}</ErrorText>
          <Button variant="line" size="s" mt="4" onClick={() => void refetch().catch(() => undefined)}>
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
