import { useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/Button";
import { FormNotice } from "../../../ui/form/FormNotice";
import { SmallText } from "../../../ui/texts";
import { chakra } from "../../../ui/theme/chakra";
import type { ProblemOrder } from "./problem-documents";
import { ReportForm, type OpenReport, type ReportableLine } from "./ReportForm";

type ReportProblemProps = {
  order: ProblemOrder;
  lines: readonly ReportableLine[];
  /** Undefined while the form is closed. */
  report: OpenReport | undefined;
  onReport: (report: OpenReport | undefined) => void;
  onSent: (() => void) | undefined;
};

/** The button that opens the form of a report, or the form, and what has become of it. */
export function ReportProblem({ order, lines, report, onReport, onSent }: ReportProblemProps) {
  const [isSent, setIsSent] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // The form goes away with the focus in it.
  useEffect(() => {
    if (wasOpen.current && !report) opener.current?.focus();
    wasOpen.current = report !== undefined;
  }, [report]);

  const close = (hasSent: boolean) => {
    setIsSent(hasSent);
    onReport(undefined);
  };
  const handleSent = () => {
    close(true);
    onSent?.();
  };
  const notice = isSent && !report ? "Your report is sent. We answer here and by e-mail." : undefined;
  return (
    <>
      {report ? (
        <ReportForm order={order} lines={lines} report={report} onSent={handleSent} onCancel={() => close(false)} />
      ) : (
        <chakra.div mb="6">
          <SmallText mb="4">
            Is something faulty, damaged, missing or not the right size? Tell us, with photos.
          </SmallText>
          <Button ref={opener} variant="line" onClick={() => onReport({ lineId: undefined })}>
            Report a problem
          </Button>
        </chakra.div>
      )}
      <chakra.div mb={notice === undefined ? "0" : "6"}>
        <FormNotice>{notice}</FormNotice>
      </chakra.div>
    </>
  );
}
