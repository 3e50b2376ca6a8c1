import { useCanAccess, useRecordContext } from "react-admin";
import { RecordPage } from "../ui/RecordPage";
import { TwoColumns } from "../ui/TwoColumns";
import type { Enquiry } from "./enquiries-provider";
import { EnquiryHandling } from "./EnquiryHandling";
import { EnquiryThread } from "./EnquiryThread";

/** One enquiry among all of its sender, and what can be done with it. */
export function EnquiryPage() {
  return (
    <RecordPage title={<EnquiryTitle />}>
      <EnquiryParts />
    </RecordPage>
  );
}

function EnquiryTitle() {
  return useRecordContext<Enquiry>()?.name ?? "";
}

function EnquiryParts() {
  const enquiry = useRecordContext<Enquiry>();
  const { canAccess } = useCanAccess({ resource: "enquiries", action: "edit" });
  if (!enquiry) return null;
  return (
    <TwoColumns
      main={<EnquiryThread enquiry={enquiry} />}
      aside={canAccess && <EnquiryHandling key={enquiry.id} enquiry={enquiry} />}
    />
  );
}
