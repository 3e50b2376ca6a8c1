import { useCanAccess, useRecordContext } from "react-admin";
import { RecordPage } from "../ui/RecordPage";
import { TwoColumns } from "../ui/TwoColumns";
import { ProblemHandling } from "./ProblemHandling";
import { ProblemLine } from "./ProblemLine";
import type { Problem } from "./problems-provider";
import { ProblemThread } from "./ProblemThread";

/** One problem with its order's line, and what can be done about it. */
export function ProblemPage() {
  return (
    <RecordPage title={<ProblemTitle />}>
      <ProblemParts />
    </RecordPage>
  );
}

function ProblemTitle() {
  return <>Problem with order {useRecordContext<Problem>()?.orderNumber}</>;
}

function ProblemParts() {
  const problem = useRecordContext<Problem>();
  const { canAccess } = useCanAccess({ resource: "problems", action: "edit" });
  if (!problem) return null;
  return (
    <TwoColumns
      main={
        <>
          <ProblemThread problem={problem} />
          <ProblemLine problem={problem} />
        </>
      }
      aside={canAccess && <ProblemHandling key={problem.id} problem={problem} />}
    />
  );
}
