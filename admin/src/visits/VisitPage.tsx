import { useCanAccess, useRecordContext } from "react-admin";
import { RecordPage } from "../ui/RecordPage";
import { TwoColumns } from "../ui/TwoColumns";
import { visitTimeInWords } from "./visit-time";
import { VisitFacts } from "./VisitFacts";
import { VisitHandling } from "./VisitHandling";
import type { Visit } from "./visits-provider";

/** One visit, and what can be done about it. */
export function VisitPage() {
  return (
    <RecordPage title={<VisitTitle />}>
      <VisitParts />
    </RecordPage>
  );
}

function VisitTitle() {
  const visit = useRecordContext<Visit>();
  return <>Visit{visit && "startsAt" in visit ? ` on ${visitTimeInWords(visit)}` : ""}</>;
}

function VisitParts() {
  const visit = useRecordContext<Visit>();
  const { canAccess } = useCanAccess({ resource: "visits", action: "edit" });
  if (!visit || !("windows" in visit)) return null;
  return (
    <TwoColumns
      main={<VisitFacts visit={visit} />}
      aside={canAccess && <VisitHandling key={visit.id} visit={visit} />}
    />
  );
}
